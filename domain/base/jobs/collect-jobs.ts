import { collectDeclared, type Merged } from '#shared/kernel/collect-declared.ts'

/**
 * Makes one table of those that modules declare.
 * @throws Error if two of them declare the same kind
 */
export function collectJobs<Table extends object>(tables: readonly Table[]): Merged<Table> {
  return collectDeclared('job', tables)
}
