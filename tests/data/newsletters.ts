import { sql } from 'drizzle-orm'
import { newsletterDeliveries, newsletters } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { setMailConsent } from '#domain/base/mail-consents/index.ts'
import { createNewsletter } from '#domain/newsletters/newsletters/index.ts'
import { type CreateNewsletterInput, createNewsletterInput } from '#domain/newsletters/newsletters/schemas.ts'
import { EVERYBODY } from '#shared/newsletters/newsletter-fields.ts'
import type { Locale } from '#shared/kernel/locale.ts'

/** A draft that can be sent. `ctx` is that of a member of staff. */
export async function addNewsletter(
  ctx: Ctx,
  overrides: Partial<CreateNewsletterInput> = {},
): Promise<string> {
  const input = createNewsletterInput.parse({
    subject: { en: 'Half a jar', th: 'พริกแกงครึ่งกระปุก' },
    preview: { en: 'Four suppers', th: 'สี่เมนู' },
    blocks: [{ kind: 'text', text: { en: 'Somewhere in your fridge', th: 'หลังขวดมัสตาร์ด' } }],
    ...overrides,
  })
  return (await createNewsletter(ctx, input)).id
}

/** A newsletter with one reader, as rows. */
export async function addNewsletterRows({ db }: ShopCtx, { email }: { email: string }): Promise<void> {
  const [row] = await db
    .insert(newsletters)
    .values({ subject: { en: 'x', th: 'x' }, preview: { en: '', th: '' }, segment: EVERYBODY })
    .returning({ id: newsletters.id })
  await db.insert(newsletterDeliveries).values({ newsletterId: row?.id ?? '', email, locale: 'en' })
}

/** Somebody consents to the newsletter, or withdraws that. */
export async function setSubscribed(
  ctx: Ctx,
  { email, isGiven = true, language = 'en' }: { email: string; isGiven?: boolean; language?: Locale },
): Promise<void> {
  const consent = {
    email,
    topic: 'newsletter',
    isGiven,
    wording: 'x',
    language,
    source: 'footer_signup',
  } as const
  await setMailConsent(asShop(ctx), consent)
}

/** Many subscribers at once, `reader-1@<host>` and so on, every second one Thai. */
export async function addSubscribers(
  ctx: Ctx,
  { count, host }: { count: number; host: string },
): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.execute(sql`
      insert into mail_consents (email, topic, is_given, language, source, changed_at)
      select 'reader-' || n || '@' || ${host}::text, 'newsletter', true, case n % 2 when 0 then 'th' else 'en' end,
        'footer_signup', now()
      from generate_series(1, ${count}::int) n`),
  )
}
