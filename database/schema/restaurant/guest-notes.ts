import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/**
 * Notes of the team about a guest, over all visits. A guest is a mail address or a phone number: most have no account.
 * Written, never rewritten.
 */
export const guestNotes = pgTable(
  'guest_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In small letters; empty if the guest gave none. */
    email: text().notNull(),
    phone: text().notNull(),
    text: text().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('guest_notes_by_email').on(table.email),
    index('guest_notes_by_phone').on(table.phone),
    check('guest_notes_guest', sql`${table.email} <> '' or ${table.phone} <> ''`),
    staffReadPolicy('guest_notes'),
    shopPolicy('guest_notes'),
  ],
)
