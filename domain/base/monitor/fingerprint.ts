import { createHash } from 'node:crypto'

/** A frame in the shop's own code: its file, without the hash that every build changes. */
const OWN_FRAME = /(\/(?:assets|app)\/[\w./-]+?)(?:-[\w-]{8})?\.(?:js|tsx?)\b/

/** Returns one hash for errors that are the same: of what they say, without what differs, and where it happened. */
export function fingerprintOf({ message, stack }: { message: string; stack: string }): string {
  const said = message
    .replace(/(?<!\w)(["'`])[^"'`]*\1/g, '"…"')
    .replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{6,}\b/gi, '#')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
  const [, place = ''] = OWN_FRAME.exec(stack) ?? []
  return createHash('sha256').update(`${said}\n${place}`).digest('base64url')
}
