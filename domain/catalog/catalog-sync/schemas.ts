import { z } from 'zod'

export const askForReadingInput = z.strictObject({ acceptsFewer: z.boolean().default(false) })
export type AskForReadingInput = z.infer<typeof askForReadingInput>
export type AskForReadingResult = { ok: true } | { ok: false; reason: 'no_backend' }

/** Reasons why a product or a picture of it was not taken. Never rename one: stored readings have its name. */
export const SKIP_REASONS = ['unread', 'invalid', 'sku_taken', 'picture', 'kept', 'set', 'size'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** A product that was not taken: its SKU or what else names it, and in English what exactly is wrong. */
export type SkippedProduct = { what: string; reason: SkipReason; detail: string }

/** The numbers of products that a reading added, changed, took out of the shop, put back, and has read in all. */
export type ReadingCounts = { added: number; changed: number; gone: number; back: number; taken: number }

export type CatalogReading = ReadingCounts & {
  id: number
  /** The first name of who asked for it; null if it was time. */
  by: string | null
  askedAt: Date
  /** Null while it waits or runs. */
  finishedAt: Date | null
  outcome: 'read' | 'failed' | 'refused' | null
  /** In English, why nothing was taken. */
  message: string | null
  skipped: SkippedProduct[]
}

/** The server, and the readings, newest first. */
export type CatalogSource = {
  /** Null if the catalogue is this shop's own; then `message` says so. */
  address: string | null
  message: string | null
  readings: CatalogReading[]
  /** When the catalogue was last read and taken. */
  lastReadAt: Date | null
}

/** The source of a product that another server keeps. */
export type ServerProductView = { address: string; readAt: Date; isGone: boolean }
