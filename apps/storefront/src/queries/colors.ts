import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SwatchColor } from '@shop/ui';
import { useShop } from '../shop/use-shop.ts';
import type { Shop } from '../shop/shop.ts';
import { answered } from './answered.ts';
import { freshFor } from './fresh-for.ts';

/** Attribute whose options are colors with a swatch. */
const colorAttribute = 'color';

/** Query of the colors in the catalog by option id: name and swatch. */
export const colorsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['colors', shop.view.code],
    queryFn: async () => {
      const page = await answered(shop.catalog.attributes({ codes: [colorAttribute] }));
      const colors: Record<string, SwatchColor> = {};
      for (const { value, label, swatch } of page.items[0]?.options ?? []) {
        if (value !== undefined && label !== undefined && swatch !== undefined) {
          colors[value] = { name: label, color: swatch };
        }
      }
      return colors;
    },
    staleTime: freshFor(600_000),
  });

/**
 * Returns the colors with these ids, without those that have no swatch. Empty while loading: a page with products has
 * the colors from its loader, and later parts do not wait for them.
 */
export function useColors(ids: readonly string[]): readonly SwatchColor[] {
  const colors = useAllColors();
  return ids.flatMap((id) => colors[id] ?? []);
}

type Colors = Readonly<Record<string, SwatchColor>>;
const none: Colors = {};

function useLoadedColors(): Colors {
  return useQueryClient().getQueryData(colorsQuery(useShop()).queryKey) ?? none;
}

function useCurrentColors(): Colors {
  return useQuery(colorsQuery(useShop())).data ?? none;
}

/** Every card calls it. On a server no later data arrives, so no observer is needed. */
const useAllColors = import.meta.env.SSR ? useLoadedColors : useCurrentColors;
