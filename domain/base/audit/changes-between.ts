import { isDeepStrictEqual } from 'node:util'
import type { AuditChanges } from '#database/schema/index.ts'

/**
 * The fields of `after` whose values differ from those of `before`, for the audit log. Both are plain data; a field that
 * one of them lacks counts as null.
 */
export function changesBetween<T extends object>(before: Partial<T>, after: T): AuditChanges {
  const changes: AuditChanges = {}
  for (const [field, value] of Object.entries(after)) {
    const old: unknown = before[field as keyof T] ?? null
    if (!isDeepStrictEqual(old, value ?? null)) changes[field] = { before: old, after: value ?? null }
  }
  return changes
}
