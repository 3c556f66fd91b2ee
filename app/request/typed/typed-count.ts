/** A whole number that was typed: undefined where nothing was, NaN where it is none, which schemas refuse. */
export function typedCount(typed = ''): number | undefined {
  const digits = westernDigits(typed).trim()
  if (!digits) return undefined
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** Thai digits as people type them, in ours. */
export function westernDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}
