import type { DomainErrorKey } from '#domain/kernel/errors.ts'
import { collectDeclared } from '#shared/kernel/collect-declared.ts'
import { baseProblems } from './base/problems.ts'
import { catalogProblems } from './catalog/problems.ts'
import { recipeProblems } from './recipes/problems.ts'
import { orderProblems } from './orders/problems.ts'
import { restaurantProblems } from './restaurant/problems.ts'
import { accountProblems } from './accounts/problems.ts'
import { newsletterProblems } from './newsletters/problems.ts'
import { customerProblems } from './customers/problems.ts'
import { apiProblems, type Problem } from './problems.ts'

const declared = collectDeclared('problem', [
  apiProblems,
  baseProblems,
  catalogProblems,
  recipeProblems,
  orderProblems,
  restaurantProblems,
  accountProblems,
  newsletterProblems,
  customerProblems,
])
export type ProblemCode = keyof typeof declared

/** All problems, as the rooms declare them in their `problems.ts`. */
export const allProblems: Record<ProblemCode, Problem> = declared
// Object.keys loses the type of the keys.
export const PROBLEM_CODES = Object.keys(allProblems) as ProblemCode[]

/** Broader problems for the domain's errors that have no code of their own here. */
const BROADER: Record<Exclude<DomainErrorKey, ProblemCode>, ProblemCode> = {
  claim_not_found: 'not_found',
  saved_answer_not_found: 'not_found',
  document_not_found: 'not_found',
  page_not_found: 'not_found',
  parcel_not_found: 'not_found',
  payment_not_found: 'not_found',
  picture_not_found: 'not_found',
  table_not_found: 'not_found',
  sign_up_not_found: 'not_found',
  pdf_unavailable: 'unavailable',
  storage_unavailable: 'unavailable',
  payment_unavailable: 'unavailable',
  sign_in_unavailable: 'unavailable',
}

/** The problem for a verb's error. */
export function toProblemCode(key: DomainErrorKey): ProblemCode {
  return isProblemCode(key) ? key : BROADER[key]
}

function isProblemCode<Key extends string>(key: Key): key is Key & ProblemCode {
  return key in allProblems
}
