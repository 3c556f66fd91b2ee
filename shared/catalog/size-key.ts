import type { NetWeight } from './food.ts'

/** Names a size in the address of its product's page: `?size=1000g`. */
export function sizeKeyOf({ value, unit }: NetWeight): string {
  return `${value}${unit}`
}
