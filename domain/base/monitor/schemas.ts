import { z } from 'zod'
import { keysetInput, type KeysetPage } from '#shared/kernel/keyset.ts'
import { ERROR_KINDS, ERROR_STATES, type ErrorKind } from '#shared/base/monitor/browser-errors.ts'
import { MOST_OF_MESSAGE, MOST_OF_METRIC, MOST_OF_STACK, MOST_VITALS } from '#shared/base/monitor/beacons.ts'
import { type Device, DEVICES, type Metric, METRICS, VITALS_DAYS } from '#shared/base/monitor/vitals.ts'

const device = z.enum(DEVICES, { error: 'unknown_value' })
/** A pattern of app/routes.ts: the server knows which there are. */
const route = z.string().min(1, 'required').max(100, 'too_long')

const vital = z
  .strictObject({
    metric: z.enum(METRICS, { error: 'unknown_value' }),
    route,
    value: z.number('invalid').min(0, 'invalid'),
  })
  .refine(({ metric, value }) => value <= MOST_OF_METRIC[metric], { path: ['value'], error: 'invalid' })

/** The measurements of a browser until its page was hidden. */
export const recordVitalsInput = z.strictObject({
  device,
  vitals: z.array(vital, 'invalid').min(1, 'required').max(MOST_VITALS, 'too_long'),
})
export type RecordVitalsInput = z.infer<typeof recordVitalsInput>

/** Lines of text as the database can hold them. */
const lines = (most: number) =>
  z
    .string('invalid')
    .max(most, 'too_long')
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())

export const recordBrowserErrorInput = z.strictObject({
  kind: z.enum(ERROR_KINDS, { error: 'unknown_value' }),
  message: lines(MOST_OF_MESSAGE).pipe(z.string().min(1, 'required')),
  stack: lines(MOST_OF_STACK),
  route,
  device,
})
export type RecordBrowserErrorInput = z.infer<typeof recordBrowserErrorInput>

export const getVitalsInput = z.strictObject({
  days: z.coerce.number().pipe(z.literal(VITALS_DAYS, 'unknown_value')).default(28),
  /** The shop's pages, or those of the office. */
  pages: z.enum(['shop', 'office'], { error: 'unknown_value' }).default('shop'),
  device: device.optional(),
  route: route.optional(),
})
export type GetVitalsInput = z.infer<typeof getVitalsInput>

/** A metric's 75th percentile, in milliseconds (CLS: no unit), and of how many visits. */
export type VitalFigure = { p75: number; samples: number }
/** Without those that nobody has measured. */
export type VitalFigures = Partial<Record<Metric, VitalFigure>>

export type Vitals = {
  all: VitalFigures
  /** Every day of the time, the oldest first; `2026-11-22`. */
  days: { day: string; figures: VitalFigures }[]
  /** The most visited first. */
  routes: { route: string; figures: VitalFigures }[]
  devices: { device: Device; figures: VitalFigures }[]
}

export const listBrowserErrorsInput = z.strictObject({
  errors: z.enum(ERROR_STATES, { error: 'unknown_value' }).default('open'),
  ...keysetInput,
})
export type ListBrowserErrorsInput = z.infer<typeof listBrowserErrorsInput>

/** A group of errors in browsers: the newest of them, and how many there were. */
export type BrowserErrorView = {
  id: number
  kind: ErrorKind
  message: string
  stack: string
  count: number
  routes: string[]
  devices: Device[]
  browsers: string[]
  firstAt: Date
  lastAt: Date
  solvedAt: Date | null
}
export type BrowserErrorList = KeysetPage<BrowserErrorView>
