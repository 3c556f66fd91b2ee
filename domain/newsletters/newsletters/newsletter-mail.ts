import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import { type PictureWidth, pictureFile } from '#shared/base/pictures.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { imageOf } from '#domain/base/media/index.ts'
import { type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { findShown, type Shown } from './find-shown.ts'
import type { NewsletterContent } from './schemas.ts'
import { newsletterTexts } from './texts.ts'

/** As wide as the mail, sharp on a phone's screen; and beside a card's text. */
const [WIDE, SMALL]: [PictureWidth, PictureWidth] = [1280, 320]

/** A newsletter in one language, ready to be addressed to any number of readers. */
export type WrittenNewsletter = {
  language: Locale
  subject: string
  preview: string
  blocks: Block[]
  shop: Shop
}

type WriteNewsletterInput = {
  newsletter: Pick<NewsletterContent, 'subject' | 'preview' | 'blocks'>
  language: Locale
}

/** Writes a newsletter with the names and prices of this moment. What the shop no longer shows is left out. */
export async function writeNewsletter(
  ctx: ShopCtx,
  { newsletter: { subject, preview, blocks }, language }: WriteNewsletterInput,
): Promise<WrittenNewsletter> {
  const shown = await findShown(ctx, { blocks, language })
  return {
    language,
    subject: subject[language],
    preview: preview[language],
    blocks: blocks.flatMap((block) => toMailBlocks(ctx, block, { language, shown })),
    shop: await getShop(ctx),
  }
}

/** The mail to one reader; `unsubscribeUrl` is theirs. */
export function newsletterMail(
  { language, subject, preview, blocks, shop }: WrittenNewsletter,
  { to, unsubscribeUrl }: { to: string; unsubscribeUrl: string },
): Mail {
  const texts = newsletterTexts[language]
  return composeMail({
    to,
    locale: language,
    subject,
    opening: subject,
    preview,
    blocks,
    shop,
    foot: { text: texts.why, links: [{ text: texts.unsubscribe, url: unsubscribeUrl }] },
  })
}

type Reading = { language: Locale; shown: Shown }

function toMailBlocks(ctx: ShopCtx, block: NewsletterBlock, { language, shown }: Reading): Block[] {
  const texts = newsletterTexts[language]
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', text: block.text[language] }]
    case 'text':
      return block.text[language]
        .split(/\r?\n(?:\r?\n)+/)
        .map((paragraph) => ({ kind: 'lines', lines: paragraph.split(/\r?\n/) }))
    case 'picture':
      return [{ kind: 'picture', ...pictureOf(ctx, imageOf(ctx, block.name), block.alt[language], WIDE) }]
    case 'button':
      return [{ kind: 'button', text: block.text[language], url: urlOf(ctx, block.link, language) }]
    case 'product': {
      const product = shown.products.get(block.slug)
      if (!product) return []
      const { name: title, image, imageAlt, priceCents, slug } = product
      const text = [block.text[language], formatMoney(priceCents, language)].filter(Boolean).join('\n')
      const url = urlOf(ctx, `/product/${slug}`, language)
      return [cardOf(ctx, { title, text, url, label: texts.toProduct, image, imageAlt })]
    }
    case 'recipe': {
      const recipe = shown.recipes.get(block.slug)
      if (!recipe) return []
      const { title, line, image, imageAlt, slug } = recipe
      const url = urlOf(ctx, `/recipes/${slug}`, language)
      const text = block.text[language] || line
      return [cardOf(ctx, { title, text, url, label: texts.toRecipe, image, imageAlt })]
    }
  }
}

type CardParts = {
  title: string
  text: string
  url: string
  label: string
  image: string | null
  imageAlt: string
}

function cardOf(ctx: ShopCtx, { image, imageAlt, ...card }: CardParts): Block {
  return { kind: 'card', ...card, ...(image && { picture: pictureOf(ctx, image, imageAlt, SMALL) }) }
}

function pictureOf(ctx: ShopCtx, image: string, alt: string, width: PictureWidth) {
  return { url: new URL(pictureFile(image, width), ctx.shop.siteUrl).href, alt }
}

/** A path leads to the page in the reader's language. */
function urlOf(ctx: ShopCtx, link: string, language: Locale): string {
  return link.startsWith('/') ? `${ctx.shop.siteUrl}${localizedPath(link, language)}` : link
}
