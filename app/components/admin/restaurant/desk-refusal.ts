import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { Place, StandingParty } from '#domain/restaurant/table-desk/schemas.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

/** The reason why something at the tables cannot be done. */
export type DeskRefusal =
  | { reason: 'changed' | 'not_possible' | 'too_early' | 'ended' | 'wait_ended' }
  | { reason: 'waitlist_full' | 'no_time' | 'too_far' }
  | { reason: 'table_taken' | 'too_small' | 'full'; nearest?: Place[] }
  | { reason: 'has_reservations'; standing: StandingParty[] }

/** The same in words, with what is possible instead. */
export function deskRefusalText(refusal: DeskRefusal, { reservations: texts }: StaffMessages): RefusalText {
  switch (refusal.reason) {
    case 'no_time':
      return { text: texts.closeOut.noTime, field: 'to' }
    case 'has_reservations':
      return { text: texts.closeOut.standing(refusal.standing.length), isQuestion: true }
    case 'table_taken':
    case 'too_small':
    case 'full': {
      const places = (refusal.nearest ?? []).map((place) => placeText(place, texts)).join('; ')
      const text = texts.refused[refusal.reason]
      return { text: places ? `${text} ${texts.refused.nearest(places)}` : text }
    }
    default:
      return { text: texts.refused[refusal.reason] }
  }
}

/** `table 5, 19:30` */
export function placeText(
  { tables, time }: Pick<Place, 'tables' | 'time'>,
  texts: StaffMessages['reservations'],
) {
  return texts.place(tables.join(' + '), time)
}
