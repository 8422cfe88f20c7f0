import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { formatMeasure } from '@shop/format';
import { fitsPlace, passesOpening, type Fit } from '@shop/catalog';
import { FieldRow, Fieldset, Alert, Stack, TextField } from '@shop/ui';
import { useAtom } from 'jotai';
import { homeMeasuresAtom, type HomeMeasures } from './home-measures-atom.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { boxOf, carriedSides, productSides } from './product-size.ts';

/** Largest accepted size. Units: centimeters. */
const mostCm = 2000;

/** Compares the product with a door and a space at home while the shopper types. */
export function FitCheck({ product }: { product: Product }) {
  const { t } = useLingui();
  const [measures, setMeasures] = useAtom(homeMeasuresAtom);
  const { isPackage, ...carriedSize } = carriedSides(product);
  const carriedBox = boxOf(carriedSize);
  const standing = boxOf(productSides(product));
  if (carriedBox === undefined || standing === undefined) return null;

  const door = { width: lengthOf(measures.doorWidth), height: lengthOf(measures.doorHeight) };
  const place = {
    width: lengthOf(measures.placeWidth),
    depth: lengthOf(measures.placeDepth),
    height: lengthOf(measures.placeHeight),
  };
  const throughDoor =
    door.width === undefined || door.height === undefined
      ? undefined
      : passesOpening(carriedBox, { widthCm: door.width, heightCm: door.height });
  const inPlace =
    place.width === undefined
      ? undefined
      : fitsPlace(standing, { widthCm: place.width, depthCm: place.depth, heightCm: place.height });
  const field = (name: keyof HomeMeasures, label: string) => (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      end="cm"
      value={measures[name]}
      onChange={(event) => setMeasures({ ...measures, [name]: event.target.value })}
      error={isReadable(measures[name]) ? undefined : t`Must be greater than 0`}
    />
  );

  return (
    <Stack gap={6}>
      <Fieldset
        legend={t`The narrowest door on the way`}
        hint={
          isPackage
            ? t`Counted with the largest package.`
            : t`Counted with the assembled product, turned by right angles.`
        }
      >
        <FieldRow>
          {field('doorWidth', t`Door width`)}
          {field('doorHeight', t`Door height`)}
        </FieldRow>
      </Fieldset>
      <Verdict fit={throughDoor} where="door" />
      <Fieldset legend={t`Its place`} hint={t`What is not known can be left empty.`}>
        <FieldRow>
          {field('placeWidth', t`Width of the place`)}
          {field('placeDepth', t`Depth of the place`)}
          {field('placeHeight', t`Height of the place`)}
        </FieldRow>
      </Fieldset>
      <Verdict fit={inPlace} where="place" />
    </Stack>
  );
}

const tones = { fits: 'success', tight: 'warning', 'too-large': 'error' } as const;

/** Shows the result of the comparison; empty until sizes are typed. */
function Verdict({ fit, where }: { fit: Fit | undefined; where: 'door' | 'place' }) {
  const verdictText = useVerdictText();
  return (
    <output>
      {fit !== undefined && <Alert tone={tones[fit.verdict]}>{verdictText[where](fit)}</Alert>}
    </output>
  );
}

function useVerdictText(): Readonly<Record<'door' | 'place', (fit: Fit) => string>> {
  const { t } = useLingui();
  const { language } = useShop().view;
  const roomOf = ({ spareCm }: Fit) =>
    formatMeasure(Math.abs(spareCm), 'cm', language, { maxDecimals: 1 });
  return {
    door(fit) {
      const room = roomOf(fit);
      switch (fit.verdict) {
        case 'fits':
          return fit.turned
            ? t`It fits through the door when turned, with ${room} to spare.`
            : t`It fits through the door, with ${room} to spare.`;
        case 'tight':
          return t`It barely fits through the door: ${room} to spare, and hands and hinges need more.`;
        case 'too-large':
          return t`It does not fit through the door: ${room} are missing.`;
      }
    },
    place(fit) {
      const room = roomOf(fit);
      switch (fit.verdict) {
        case 'fits':
          return fit.turned
            ? t`It fits in its place with its side to the wall, with ${room} to spare.`
            : t`It fits in its place, with ${room} to spare.`;
        case 'tight':
          return t`It barely fits in its place: ${room} to spare.`;
        case 'too-large':
          return t`It does not fit in its place: ${room} are missing.`;
      }
    },
  };
}

/** Parses a length in centimeters, with a comma or a point; `undefined` if it is not a length. */
function lengthOf(typed: string): number | undefined {
  const value = Number(typed.trim().replace(',', '.'));
  return value > 0 && value <= mostCm ? value : undefined;
}

const isReadable = (typed: string) => typed.trim() === '' || lengthOf(typed) !== undefined;
