import { storeView } from '@shop/shop-config';
import type { ReactNode } from 'react';
import { useShop } from '../../wiring/use-shop.ts';

/**
 * Running text of the catalogue and the content. It is written in the language of the default view and stays so in
 * the others, which say so to whoever reads it aloud.
 */
export function Written({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'div';
  children: ReactNode;
}) {
  const { config, view } = useShop();
  const { language } = storeView(config);
  return language === view.language ? children : <Element lang={language}>{children}</Element>;
}
