import { useLingui } from '@lingui/react/macro';
import type { ContentPage } from '@shop/catalog-client';
import { formatDate, slugOf } from '@shop/format';
import { unsafeBrand, type IsoDate } from '@shop/kernel';
import { Container, TableOfContents, Grid, PageTitle, Prose, Stack, Text } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { groupBlocks, type TextBlock } from './block-groups.ts';
import { ContentBlock } from './content-block.tsx';
import { PageBreadcrumbs } from '../../shared/breadcrumbs/page-breadcrumbs.tsx';
import { TextBody } from './text-body.tsx';

/** Shows a long text in numbered sections, with a table of contents at the side, and version and date at the top. */
export function LegalPage({ page }: { page: ContentPage }) {
  const { t } = useLingui();
  const { view } = useShop();
  const texts = page.blocks.filter((block) => block.type === 'text');
  const parts = texts.flatMap((text) =>
    text.title === undefined ? [] : [{ id: partId(text), title: text.title }],
  );
  const validFrom =
    page.validFrom === undefined
      ? undefined
      : formatDate(unsafeBrand<IsoDate>(page.validFrom), view.language, 'long');
  return (
    <Container>
      <PageBreadcrumbs title={page.title} />
      <PageTitle lead={page.lead}>{page.title}</PageTitle>
      <Grid columns="contents">
        <TableOfContents title={t`Contents`} parts={parts} />
        <Stack gap={10}>
          {page.version !== undefined && validFrom !== undefined && (
            <Text size="small" tone="muted">
              {t`Version ${page.version}, in force from ${validFrom}`}
            </Text>
          )}
          {groupBlocks(page.blocks).map((group, index) =>
            group.type === 'texts' ? (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a page never move
              <Prose key={index}>
                {group.texts.map((text) => (
                  <Part key={partId(text)} text={text} number={numberOf(text, parts)} />
                ))}
              </Prose>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a page never move
              <ContentBlock key={index} block={group} isInside />
            ),
          )}
        </Stack>
      </Grid>
    </Container>
  );
}

function Part({ text, number }: { text: TextBlock; number: number }) {
  return (
    <>
      {text.title !== undefined && <h2 id={partId(text)}>{`${number}. ${text.title}`}</h2>}
      <TextBody body={text.body} />
    </>
  );
}

const partId = (text: TextBlock) => text.id ?? slugOf(text.title ?? '');

function numberOf(text: TextBlock, parts: readonly { readonly id: string }[]): number {
  return parts.findIndex(({ id }) => id === partId(text)) + 1;
}
