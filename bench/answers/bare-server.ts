/*
 * The control: a bare node:http server that gives every request the same recorded answer, from the JSON file that
 * BENCH_ANSWER names.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RecordedAnswer } from './recorded-answer.ts'

const { status, headers, bodyBase64 } = JSON.parse(
  readFileSync(process.env['BENCH_ANSWER'] ?? '', 'utf8'),
) as RecordedAnswer
const body = Buffer.from(bodyBase64, 'base64')

createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(status, headers).end(body)
    return
  }
  request.resume().on('end', () => response.writeHead(status, headers).end(body))
}).listen(Number(process.env['PORT']), '127.0.0.1')
