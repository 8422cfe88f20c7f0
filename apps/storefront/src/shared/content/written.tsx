import { storeView } from '@shop/shop-config';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Body text of the catalog, the content and shoppers. If its language is not that of the view, it has a `lang`
 * attribute for screen readers. `language`: language of the text; default: that of the default view.
 */
export function Written({
  as: Element = 'span',
  language: textLanguage,
  children,
}: {
  as?: 'span' | 'div';
  language?: string | undefined;
  children: ReactNode;
}) {
  const { config, view } = useShop();
  const language = textLanguage ?? storeView(config).language;
  return language === view.language ? children : <Element lang={language}>{children}</Element>;
}
