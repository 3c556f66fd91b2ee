import type { ShopFacts } from '#domain/site/home/views.ts'

/** The facts that the first page states. */
export type StatedFacts = ShopFacts & {
  /** The time for which a batch is pounded; undefined where nobody has said. */
  mortarMinutes: number | undefined
  /** The day by which an order of today has come to the shop's own city, in words; undefined where no courier goes. */
  arrival: string | undefined
}

/** Undefined if they could not be read. */
export type StatedFactsLater = StatedFacts | undefined | Promise<StatedFacts | undefined>
