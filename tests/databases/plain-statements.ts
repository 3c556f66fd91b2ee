import { sql } from 'drizzle-orm'

export const WRITES = ['insert', 'update', 'delete'] as const
/** For tables without an id, or with one that only the database sets. */
const PLAIN_COLUMN: Record<string, string> = {
  audit_log: 'action',
  backup_runs: 'name',
  browser_errors: 'fingerprint',
  unanswered_questions: 'words',
  buyer_texts: 'email',
  carts: 'customer_id',
  catalog_reads: 'asked_by',
  combined_tables: 'table_id',
  check_runs: 'started_by',
  consent_events: 'source',
  contact_messages: 'text',
  couriers: 'name',
  customer_notes: 'text',
  customer_totals: 'customer_id',
  daily_product_sales: 'product_id',
  daily_sales: 'day',
  dish_products: 'dish_id',
  document_counters: 'kind',
  exchange_rates: 'code',
  guest_keys: 'kind',
  hold_keys: 'kind',
  jobs: 'kind',
  mail_bounces: 'email',
  mail_consent_events: 'source',
  mail_consents: 'email',
  mail_links: 'token_hash',
  newsletter_deliveries: 'state',
  order_history: 'subject',
  order_notes: 'text',
  former_recipe_slugs: 'slug',
  former_slugs: 'slug',
  parcel_lines: 'parcel_id',
  payment_notifications: 'body',
  password_history: 'user_id',
  price_history: 'product_id',
  product_counts: 'count',
  product_import_rows: 'row',
  product_names: 'product_id',
  reserved_tables: 'table_id',
  server_products: 'product_id',
  service_days: 'day',
  set_parts: 'quantity',
  recipe_favourites: 'recipe_id',
  recipe_lines: 'recipe_id',
  recipe_steps: 'recipe_id',
  refund_lines: 'refund_id',
  return_lines: 'request_id',
  review_requests: 'order_id',
  security_events: 'event',
  stock_levels: 'product_id',
  statement_lines: 'hash',
  stocktake_lines: 'product_id',
  user_roles: 'user_id',
  vitals: 'route',
  voucher_entries: 'account',
}

/** A write to a table that changes nothing, whatever stands in it. */
export function statement(write: (typeof WRITES)[number], table: string) {
  const [name, column] = [sql.identifier(table), sql.identifier(PLAIN_COLUMN[table] ?? 'id')]
  if (write === 'insert') return sql`insert into ${name} default values`
  return write === 'update' ? sql`update ${name} set ${column} = ${column}` : sql`delete from ${name}`
}
