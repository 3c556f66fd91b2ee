import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt, digest, instant } from '../columns.ts'
import { shopPolicy } from '../roles.ts'
import { users } from './users.ts'

/** Browsers in which an account has been signed in to: what strangers try elsewhere does not keep them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the token in the browser's cookie. */
    tokenHash: digest('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('known_devices_by_user').on(table.userId, table.createdAt.desc()),
    index('known_devices_expired').on(table.expiresAt),
    shopPolicy('known_devices'),
  ],
)
