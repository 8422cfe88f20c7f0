import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SwatchColor } from '@shop/ui';
import { useShop } from '../shop/use-shop.ts';
import type { Shop } from '../shop/shop.ts';
import { answered } from './answered.ts';
import { freshFor } from './fresh-for.ts';

/** The attribute whose options are colours with a swatch. */
const colorAttribute = 'color';

/** The colours of the catalogue by option id: name and dot. */
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
 * The colours with those ids; ids without a swatch are left out. None while they are on their way: a page that is sent
 * with products has them from its loader, and what comes later waits for no dots.
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

/** Every card asks; on a server nothing more comes, so that none needs an observer. */
const useAllColors = import.meta.env.SSR ? useLoadedColors : useCurrentColors;
