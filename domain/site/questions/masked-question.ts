import { masked } from '#shared/base/monitor/masked.ts'

const ORDER_NUMBER = /krok[\s-]*\d{2}[\s-]*\d+/gi

/** A question without mail addresses, long numbers and numbers of orders. A name that somebody typed stays in it. */
export function maskedQuestion(question: string): string {
  return masked(question.replace(ORDER_NUMBER, 'KROK-…')).replace(/\s+/g, ' ')
}
