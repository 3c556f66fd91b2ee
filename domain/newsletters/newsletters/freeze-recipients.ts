import { sql } from 'drizzle-orm'
import type { NewsletterSegment } from '#shared/newsletters/newsletter-content.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { recipientsOf } from './recipients.ts'

/** Writes down who gets a newsletter: everybody who is in its segment at this moment, once. */
export async function freezeRecipients(
  ctx: ShopCtx,
  { id, segment }: { id: string; segment: NewsletterSegment },
): Promise<void> {
  await ctx.db.execute(sql`
    insert into newsletter_deliveries (email, locale, newsletter_id)
    select email, locale, ${id}::uuid from (${recipientsOf(ctx, segment)}) recipients
    on conflict do nothing`)
}
