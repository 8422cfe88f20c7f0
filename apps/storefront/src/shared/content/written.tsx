import { storeView } from '@shop/shop-config';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Running text of the catalogue, the content and shoppers. Where it is not in the language of the view, that is said to whoever
 * reads it aloud. `language`: what it is written in; absent, that of the default view.
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
