import { useLingui } from '@lingui/react/macro';
import { slugOf } from '@shop/format';
import {
  Accordion,
  AccordionItem,
  Banner,
  Container,
  Grid,
  Heading,
  Picture,
  pictureSizes,
  Prose,
  Section,
  Stack,
  Text,
  TextLink,
} from '@shop/ui';
import type { ReactNode } from 'react';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { useShop } from '../../shop/use-shop.ts';
import { hasNewsletter } from '../newsletter/has-newsletter.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { NewsletterInvitation } from '../newsletter/newsletter-invitation.tsx';
import type { BannerBlock, BlockGroup } from './block-groups.ts';
import { ContactForm } from './contact-form.tsx';
import { InlineWords } from './inline-words.tsx';
import { InstalmentBlock } from './instalment-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { RoomBlock } from './room-block.tsx';
import { StoreList } from './store-list.tsx';
import { TextBody } from './text-body.tsx';

/** Renders one block of a page. `isInside`: it is inside a column and has no margins of its own. */
export function ContentBlock({
  block,
  isInside = false,
}: {
  block: BlockGroup;
  isInside?: boolean;
}) {
  const Frame = isInside ? InsideSection : Section;
  switch (block.type) {
    case 'texts':
      return (
        <Frame>
          <Texts texts={block.texts} />
        </Frame>
      );
    case 'banners':
      return (
        <Frame>
          <Banners banners={block.banners} />
        </Frame>
      );
    case 'picture':
      return (
        <Frame>
          <Picture
            picture={pictureSource(block.picture, 'scene', block.alt)}
            ratio="scene"
            sizes={pictureSizes.page}
          />
          {block.caption !== undefined && (
            <Text size="small" tone="muted">
              {block.caption}
            </Text>
          )}
        </Frame>
      );
    case 'products':
      return <ProductsBlock block={block} />;
    case 'room':
      return <RoomBlock block={block} />;
    case 'newsletter':
      return <NewsletterBlock block={block} />;
    case 'faq':
      return (
        <Frame title={block.title}>
          <Accordion>
            {block.items.map(({ question, answer }) => (
              <AccordionItem key={question} title={question} id={slugOf(question)}>
                <Prose>
                  <TextBody body={answer} />
                </Prose>
              </AccordionItem>
            ))}
          </Accordion>
        </Frame>
      );
    case 'links':
      return (
        <Frame title={block.title}>
          <Links items={block.items} />
        </Frame>
      );
    case 'instalment':
      return (
        // Example for the preceding text.
        <Frame>
          <Prose>
            <h3>{block.title}</h3>
            <InstalmentBlock price={block.price} months={block.months} />
          </Prose>
        </Frame>
      );
    case 'contact':
      return (
        <Frame id={block.id} title={block.title} lead={block.text}>
          <Grid columns="aside">
            <ContactForm topics={block.topics} from={block.from} />
          </Grid>
        </Frame>
      );
    case 'stores':
      return (
        <Frame title={block.title}>
          <StoreList />
        </Frame>
      );
    // These blocks are rendered with the page's title.
    case 'hero':
    case 'sticker':
      return null;
  }
}

type Block<Type extends BlockGroup['type']> = Extract<BlockGroup, { readonly type: Type }>;

function Texts({ texts }: { texts: Block<'texts'>['texts'] }) {
  const parts = texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a page never move
    <div key={index} id={text.id}>
      {text.title !== undefined && <h2>{text.title}</h2>}
      <TextBody body={text.body} />
    </div>
  ));
  return texts[0]?.layout === 'columns' ? (
    <Grid columns="texts">
      {parts.map((part) => (
        <Prose key={part.key}>{part}</Prose>
      ))}
    </Grid>
  ) : (
    <Prose>{parts}</Prose>
  );
}

/** A form for a newsletter list; nothing in a shop that takes no subscriptions. */
function NewsletterBlock({ block }: { block: Block<'newsletter'> }) {
  const { settings } = useShop();
  if (!hasNewsletter(settings)) return null;
  return (
    <Section tone="quiet" contained={false}>
      <Container width="form">
        <Stack gap={5} data-newsletter>
          <Heading level={2} size="small">
            {block.title}
          </Heading>
          {block.text === undefined ? (
            <NewsletterInvitation />
          ) : (
            <Text tone="muted">{block.text}</Text>
          )}
          <NewsletterForm place="landing" list={block.uid} />
        </Stack>
      </Container>
    </Section>
  );
}

function Links({ items }: { items: Block<'links'>['items'] }) {
  // If one item has a text, all have the same layout.
  const isExplained = items.some(({ text }) => text !== undefined);
  return (
    <Grid columns={isExplained ? 'tiles' : 'links'}>
      {items.map(({ label, href, text }) => (
        <Stack key={href} gap={1} align="start">
          {isExplained ? (
            <Text>
              <TextLink href={href}>{label}</TextLink>
            </Text>
          ) : (
            <TextLink href={href}>{label}</TextLink>
          )}
          {text !== undefined && (
            <Text tone="muted">
              <InlineWords line={text} />
            </Text>
          )}
        </Stack>
      ))}
    </Grid>
  );
}

function InsideSection({
  id,
  title,
  lead,
  children,
}: {
  id?: string | undefined;
  title?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack as="section" gap={4} id={id}>
      {title !== undefined && <Heading level={2}>{title}</Heading>}
      {lead !== undefined && <Text tone="muted">{lead}</Text>}
      <div>{children}</div>
    </Stack>
  );
}

function Banners({ banners }: { banners: readonly BannerBlock[] }) {
  const { t } = useLingui();
  const areThree = banners.length >= 3;
  return (
    <Grid columns={areThree ? 'tiles' : 'halves'}>
      {banners.map((banner) => (
        <Banner
          key={`${banner.href} ${banner.title}`}
          href={banner.href}
          title={banner.title}
          text={banner.text}
          actionLabel={banner.label ?? t`Have a look`}
          picture={pictureSource(banner.picture, 'room', '')}
          {...(areThree && {
            size: 'small' as const,
            sizes: banners.length === 3 ? pictureSizes.threeTiles : pictureSizes.tiles,
          })}
        />
      ))}
    </Grid>
  );
}
