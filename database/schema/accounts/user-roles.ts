import { sql } from 'drizzle-orm'
import { check, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#shared/accounts/roles.ts'
import { createdAt, isOneOf } from '../columns.ts'
import { actorId, customer, isAdmin, shopPolicy, staff } from '../roles.ts'
import { users } from './users.ts'

/** The users who are staff. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    check('user_roles_role', isOneOf(table.role, ROLES)),
    pgPolicy('user_roles_own', {
      for: 'select',
      to: [customer, staff],
      using: sql`${table.userId} = ${actorId}`,
    }),
    pgPolicy('user_roles_admin_read', { for: 'select', to: staff, using: isAdmin }),
    shopPolicy('user_roles'),
  ],
)
