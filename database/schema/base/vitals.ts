import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { DEVICES, METRICS } from '#shared/base/monitor/vitals.ts'
import { isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/**
 * The speed of pages in visitors' browsers: the number of values in each bucket of domain/base/monitor/histogram.ts.
 * About nobody in particular, and never more rows than days, routes, devices and metrics.
 */
export const vitals = pgTable(
  'vitals',
  {
    /** A day in the shop's time zone. */
    day: date().notNull(),
    /** As app/routes.ts has it, without the language: `/product/:id`. */
    route: text().notNull(),
    device: text({ enum: DEVICES }).notNull(),
    metric: text({ enum: METRICS }).notNull(),
    counts: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.route, table.device, table.metric] }),
    check('vitals_device', isOneOf(table.device, DEVICES)),
    check('vitals_metric', isOneOf(table.metric, METRICS)),
    staffReadPolicy('vitals'),
    shopPolicy('vitals'),
  ],
)
