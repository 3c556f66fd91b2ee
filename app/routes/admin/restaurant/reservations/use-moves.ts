import { type DragEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { isLost } from '#app/components/forms/form-reply.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { deskRefusalText } from '#app/components/admin/restaurant/desk-refusal.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { DayReservation, ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import type { Place } from '#domain/restaurant/table-desk/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { KEEPING_STATES } from '#shared/restaurant/states.ts'
import { type Frame, instantAt, type Span, spanOf, STEPS_PER_HOUR, STEPS_PER_MOVE } from './frame.ts'
import { partyName } from './party-words.ts'
import type { DayReply } from './day-actions.ts'

/** A party that is taken hold of, where it would be put down now. What others do meanwhile is not drawn. */
type Moving = {
  id: string
  party: DayReservation
  tableId: string
  span: Span
  grip: number
  day: ServiceDay
}

/** The last move asked of the server, to say what became of it. */
type Asked = {
  party: DayReservation
  tableId: string
  place: string
  back: { tables: string[]; time: string }
}

export type MoveNotice = { text: string; isError: boolean; offers: { text: string; take: () => void }[] }

export type Mover = ReturnType<typeof useMoves>

export const handleId = (reservationId: string, tableId: string) => `handle-${reservationId}-${tableId}`

/**
 * Parties are moved by drag, and by keyboard: taken up and put down with Enter, moved with the arrows. Both only suggest;
 * the server decides, and says what is possible instead.
 */
export function useMoves(day: ServiceDay, frame: Frame) {
  const { reservations: texts, ...staff } = useStaffMessages()
  const { forms } = useMessages()
  const fetcher = useFetcher<DayReply>()
  const [moving, setMoving] = useState<Moving>()
  const [said, setSaid] = useState('')
  const [notice, setNotice] = useState<MoveNotice>()
  const asked = useRef<Asked>(undefined)
  const tables = day.tables.filter(({ isActive }) => isActive)

  const tableName = (id: string) => day.tables.find((table) => table.id === id)?.name ?? ''
  const timeAt = ({ span, party }: Pick<Moving, 'span' | 'party'>) =>
    span.from === spanOf(frame, party).from
      ? formatTime(party.startsAt)
      : formatTime(instantAt(frame, span.from))
  const placeOf = (one: Pick<Moving, 'tableId' | 'span' | 'party'>) =>
    texts.place(tableName(one.tableId), timeAt(one))

  function ask(party: DayReservation, to: { tables: string[]; time: string }, name: string[]) {
    const back = { tables: party.tableIds, time: formatTime(party.startsAt) }
    asked.current = {
      party,
      tableId: to.tables[0] ?? '',
      place: texts.place(name.join(' + '), to.time),
      back,
    }
    setNotice(undefined)
    // If the time stays, so do its minutes.
    const time = to.time === back.time ? {} : { time: to.time }
    void fetcher.submit(
      { intent: `move-${party.id}`, tables: to.tables.join(','), version: String(party.version), ...time },
      { method: 'post', preventScrollReset: true },
    )
  }

  function putDown(one: Moving) {
    setMoving(undefined)
    const { party, tableId } = one
    const isThere = party.tableIds.includes(tableId)
    if (isThere && timeAt(one) === formatTime(party.startsAt)) {
      setSaid(texts.left(partyName(party, texts)))
      return
    }
    const to = isThere ? party.tableIds : [tableId]
    setSaid(texts.moving)
    ask(party, { tables: to, time: timeAt(one) }, to.map(tableName))
  }

  const tell = useEffectEvent((reply: DayReply) => {
    const last = asked.current
    if (!last) return
    asked.current = undefined
    const now = day.reservations.find(({ id }) => id === last.party.id)
    const name = partyName(last.party, texts)
    const again = (text: string, to: { tables: string[]; time: string }, names: string[]) =>
      now ? [{ text, take: () => ask(now, to, names) }] : []
    const { refusal } = reply
    const text = !refusal
      ? texts.moved(name, last.place)
      : isLost(refusal)
        ? forms[refusal.reason]
        : deskRefusalText(withoutPlaces(refusal), { ...staff, reservations: texts }).text
    const places: Place[] = refusal && 'nearest' in refusal ? (refusal.nearest ?? []) : []
    const offers = refusal
      ? places.flatMap(({ tableIds, tables, time }) =>
          again(texts.moveThere(texts.place(tables.join(' + '), time)), { tables: tableIds, time }, tables),
        )
      : again(texts.undo, last.back, last.back.tables.map(tableName))
    setSaid(text)
    setNotice({ text, isError: refusal !== undefined, offers })
    const handle = (tableId: string) => document.getElementById(handleId(last.party.id, tableId))
    // The block is drawn again in another row, and the focus was lost with the old one.
    if (document.activeElement === document.body)
      (handle(last.tableId) ?? handle(last.party.tableIds[0] ?? ''))?.focus()
  })
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) tell(fetcher.data)
  }, [fetcher.state, fetcher.data])

  const take = (party: DayReservation, tableId: string, grip: number): Moving => {
    const one = { id: party.id, party, tableId, span: spanOf(frame, party), grip, day }
    setMoving(one)
    setNotice(undefined)
    return one
  }

  /** Somewhere else in the frame; who sits already is not moved in time. */
  const shifted = (one: Moving, tableId: string, from: number): Moving => {
    const length = one.span.to - one.span.from
    const last = frame.hours * STEPS_PER_HOUR - STEPS_PER_MOVE
    const start = one.party.status === 'seated' ? one.span.from : Math.min(Math.max(0, from), last)
    return { ...one, tableId, span: { from: start, to: start + length } }
  }

  function onKeyDown(event: KeyboardEvent, party: DayReservation, tableId: string) {
    const isHeld = moving?.id === party.id
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (isHeld) return putDown(moving)
      const one = take(party, tableId, 0)
      setSaid(texts.picked(partyName(party, texts), placeOf(one)))
      return
    }
    if (!isHeld) return
    if (event.key === 'Escape') {
      setMoving(undefined)
      setSaid(texts.left(partyName(party, texts)))
      return
    }
    const at = tables.findIndex(({ id }) => id === moving.tableId)
    const moves: Record<string, [rows: number, quarters: number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const row = tables[Math.min(Math.max(0, at + move[0]), tables.length - 1)]
    // To the full quarter, from which one moves on by quarters.
    const { from } = moving.span
    const quarter =
      (move[1] < 0 ? Math.ceil(from / STEPS_PER_MOVE) : Math.floor(from / STEPS_PER_MOVE)) + move[1]
    const next = shifted(moving, row?.id ?? moving.tableId, move[1] === 0 ? from : quarter * STEPS_PER_MOVE)
    setMoving(next)
    setSaid(texts.over(placeOf(next), isTaken(next, frame)))
  }

  return {
    moving,
    isTaken: moving ? isTaken(moving, frame) : false,
    placeText: moving ? placeOf(moving) : '',
    said,
    notice,
    isAsking: fetcher.state !== 'idle',
    /** For a party's block. */
    drag: (party: DayReservation, tableId: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        // Without data some browsers drag nothing.
        event.dataTransfer.setData('text/plain', partyName(party, texts))
        take(party, tableId, event.clientX - event.currentTarget.getBoundingClientRect().left)
      },
      onDragEnd: () => setMoving(undefined),
    }),
    /** For its handle. */
    keys: (party: DayReservation, tableId: string) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, party, tableId),
      onBlur: () => {
        if (moving?.grip === 0 && moving.id === party.id) setMoving(undefined)
      },
    }),
    /** For the row of a table. */
    target: (tableId: string) => ({
      onDragOver: (event: DragEvent) => {
        if (!moving) return
        event.preventDefault()
        const { left, width } = event.currentTarget.getBoundingClientRect()
        const share = (event.clientX - left - moving.grip) / width
        const quarter = Math.round((share * frame.hours * STEPS_PER_HOUR) / STEPS_PER_MOVE)
        const next = shifted(moving, tableId, quarter * STEPS_PER_MOVE)
        if (next.tableId !== moving.tableId || next.span.from !== moving.span.from) setMoving(next)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (moving) putDown(moving)
      },
    }),
  }
}

/** True if somebody else, or a closed time, is seen to be there. */
function isTaken({ id, tableId, span, day }: Moving, frame: Frame): boolean {
  const meets = (period: { startsAt: Date; endsAt: Date }) => {
    const other = spanOf(frame, period)
    return other.from < span.to && span.from < other.to
  }
  const isKept = (status: string) => KEEPING_STATES.some((state) => state === status)
  return (
    day.closeOuts.some((closed) => closed.tableId === tableId && meets(closed)) ||
    day.reservations.some(
      (other) => other.id !== id && other.tableIds.includes(tableId) && isKept(other.status) && meets(other),
    )
  )
}

/** Leaves out other places: they can be pressed beside the words. */
function withoutPlaces<R extends { reason: string }>(refusal: R): R {
  return 'nearest' in refusal ? { ...refusal, nearest: [] } : refusal
}
