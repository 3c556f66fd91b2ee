import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const HEADER_BYTES = 12
const NAME_NOT_FOUND = 3

/** A real DNS server that knows texts by name; a name with none exists all the same. It has its address, with the port. */
export async function startDnsServer(texts: Record<string, string[]>): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query)
    const found = texts[name]
    const answers = (found ?? []).map(toAnswer)
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    // An answer, by the one who decides, to one question.
    header.writeUInt16BE(0x8580 | (found ? 0 : NAME_NOT_FOUND), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(answers.length, 6)
    const question = query.subarray(HEADER_BYTES, end)
    socket.send(Buffer.concat([header, question, ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

/** The name that a query asks for, and where its question ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  // The end of the name, type and class.
  return { name: labels.join('.').toLowerCase(), end: at + 1 + 4 }
}

/** A TXT record of the name that was asked for. */
function toAnswer(text: string): Buffer {
  const data = Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'latin1')])
  const fields = Buffer.alloc(HEADER_BYTES)
  // A pointer to the question's name; TXT; internet; good for a second.
  fields.writeUInt16BE(0xc000 | HEADER_BYTES, 0)
  fields.writeUInt16BE(16, 2)
  fields.writeUInt16BE(1, 4)
  fields.writeUInt32BE(1, 6)
  fields.writeUInt16BE(data.length, 10)
  return Buffer.concat([fields, data])
}
