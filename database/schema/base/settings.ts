import { check, index, integer, jsonb, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { SETTINGS_GROUPS } from '#shared/base/settings/groups.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/**
 * Every state that a group of settings was given, each from an instant on, which may lie ahead. Of those that have begun
 * the latest holds, of equals the one with the higher version. Written, never rewritten; only what has not begun can be
 * withdrawn.
 */
export const settings = pgTable(
  'settings',
  {
    id: uuid().primaryKey().defaultRandom(),
    group: text({ enum: SETTINGS_GROUPS }).notNull(),
    /** Counts the states of the group, so that of two saves made from the same one the second is told. */
    version: integer().notNull(),
    effectiveFrom: instant('effective_from').notNull(),
    /** As the group's schema in domain/base/settings/schemas.ts has it. */
    value: jsonb().$type<object>().notNull(),
    /** Null if the shop itself filled it at its first start. */
    changedBy: uuid('changed_by'),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('settings_version').on(table.group, table.version),
    index('settings_in_effect')
      .on(table.group, table.effectiveFrom.desc(), table.version.desc())
      .where(sql`${table.withdrawnAt} is null`),
    check('settings_group', isOneOf(table.group, SETTINGS_GROUPS)),
    check('settings_version_positive', sql`${table.version} > 0`),
    pgPolicy('settings_read', { for: 'select', to: [visitor, customer], using: sql`true` }),
    staffReadPolicy('settings'),
    shopPolicy('settings'),
  ],
)
