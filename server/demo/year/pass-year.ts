import { newAgenda } from './agenda.ts'
import { planDesk } from './plan-desk.ts'
import { planOrders } from './plan-orders.ts'
import { planStock } from './plan-stock.ts'
import type { Deed, Stocktake, YearInput } from './year-input.ts'

/** Lets a year pass in the shop, up to now: orders come, jars are made and counted, and some things go wrong. */
export function passYear(input: YearInput): { deeds: Deed[]; stocktakes: Stocktake[] } {
  const agenda = newAgenda()
  const deeds: Deed[] = []
  const stocktakes: Stocktake[] = []
  planStock(input, { agenda, deeds, stocktakes })
  planOrders(input, agenda)
  planDesk(input, agenda)
  agenda.runUntil(input.now)
  return { deeds, stocktakes }
}
