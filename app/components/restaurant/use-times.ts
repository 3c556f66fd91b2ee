import { useRef, useState } from 'react'
import type { Times } from '#domain/restaurant/reservations/schemas.ts'

type Asked = { guests: string; day: string }

type TimesOptions = {
  /** The address at which they are asked for; a query is added. */
  address: string
  /** The times that came with the page. */
  first: Times | undefined
  /** The fields' values before anything is asked. */
  start: Asked
}

/** The times that can be chosen, asked for as party and day are. Without scripts they come with the page. */
export function useTimes({ address, first, start }: TimesOptions) {
  const [asked, setAsked] = useState(first ? askedBy(first) : start)
  const [times, setTimes] = useState(first)
  const [state, setState] = useState<'there' | 'looking' | 'lost'>('there')
  const underWay = useRef<AbortController>(null)

  /** Asks for the times of the first day that has some, unless a day is named. */
  function look(wanted: { guests: string; day?: string }) {
    underWay.current?.abort()
    const { signal } = (underWay.current = new AbortController())
    setAsked((before) => ({ ...before, ...wanted }))
    setState('looking')
    fetchTimes(`${address}?${new URLSearchParams(wanted)}`, signal).then(
      (found) => {
        setTimes(found)
        setAsked(askedBy(found))
        setState('there')
      },
      () => {
        if (!signal.aborted) setState('lost')
      },
    )
  }

  return { asked, setAsked, times, state, look }
}

const askedBy = ({ partySize, day }: Times): Asked => ({ guests: String(partySize), day })

async function fetchTimes(address: string, signal: AbortSignal): Promise<Times> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`times: ${response.status}`)
  return (await response.json()) as Times
}
