import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { BOUNCE_REASONS } from '#shared/base/consent.ts'
import { createdAt, isOneOf } from '../columns.ts'
import { shopPolicy } from '../roles.ts'

/** Addresses that their mail server refuses for good, or whose owner complained: no mails about topics go there. */
export const mailBounces = pgTable(
  'mail_bounces',
  {
    /** In lower case. */
    email: text().primaryKey(),
    reason: text({ enum: BOUNCE_REASONS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('mail_bounces_email', sql`${table.email} = lower(${table.email})`),
    check('mail_bounces_reason', isOneOf(table.reason, BOUNCE_REASONS)),
    shopPolicy('mail_bounces'),
  ],
)
