import { collectDeclared, type Merged } from '#shared/kernel/collect-declared.ts'

/**
 * Makes one table of the subjects that modules declare.
 * @throws Error if two of them declare the same one
 */
export function collectSubjects<Table extends object>(tables: readonly Table[]): Merged<Table> {
  return collectDeclared('subject', tables)
}
