import { sql } from 'drizzle-orm'
import { check, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { actorId, customer, isAdmin, shopPolicy, staff } from './roles.ts'
import { users } from './users.ts'

/** What a user may do beyond buying. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'admin' | 'moderator'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    check('user_roles_role', sql`${table.role} in ('admin', 'moderator')`),
    pgPolicy('user_roles_own', {
      for: 'select',
      to: [customer, staff],
      using: sql`${table.userId} = ${actorId}`,
    }),
    pgPolicy('user_roles_admin_read', { for: 'select', to: staff, using: isAdmin }),
    shopPolicy('user_roles'),
  ],
)
