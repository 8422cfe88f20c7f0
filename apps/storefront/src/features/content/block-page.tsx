import type { ContentPage } from '@shop/catalog-client';
import { Container, Hero, LinkButton, PageTitle, TextLink } from '@shop/ui';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { groupBlocks, type BlockGroup } from './block-groups.ts';
import { ContentBlock } from './content-block.tsx';
import { InlineWords } from './inline-words.tsx';
import { PageBreadcrumbs } from '../../shared/breadcrumbs/page-breadcrumbs.tsx';

/** Page made of blocks: its hero block first, if any, else its title. */
export function BlockPage({ page }: { page: ContentPage }) {
  const hero = page.blocks.find((block) => block.type === 'hero');
  const sticker = page.blocks.find((block) => block.type === 'sticker');
  const groups = groupBlocks(page.blocks.filter((block) => block !== hero && block !== sticker));
  const [first, ...otherLinks] = hero?.links ?? [];
  const lead = page.lead === undefined ? undefined : <InlineWords line={page.lead} />;
  return (
    <>
      {hero === undefined ? (
        <Container>
          <PageBreadcrumbs title={page.title} />
          <PageTitle lead={lead} note={sticker?.text}>
            {page.title}
          </PageTitle>
        </Container>
      ) : (
        <Hero
          title={page.title}
          kicker={hero.kicker}
          text={lead}
          sticker={sticker?.text}
          picture={pictureSource(hero.picture, 'scene', '')}
          actions={
            first && (
              <>
                <LinkButton href={first.href}>{first.label}</LinkButton>
                {otherLinks.map(({ label, href }) => (
                  <TextLink key={href} href={href}>
                    {label}
                  </TextLink>
                ))}
              </>
            )
          }
        />
      )}
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a page never move
        <Hydrate key={index} when={whenOf(group.type)}>
          <ContentBlock block={group} />
        </Hydrate>
      ))}
    </>
  );
}

/**
 * Returns when a block hydrates: blocks that depend on the current time or call the API when visible, others on
 * interaction.
 */
function whenOf(type: BlockGroup['type']): 'visible' | 'interaction' {
  const isLive =
    type === 'stores' || type === 'instalment' || type === 'products' || type === 'room';
  return isLive ? 'visible' : 'interaction';
}
