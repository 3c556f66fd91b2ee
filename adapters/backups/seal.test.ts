import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { isAgeRecipient } from '#shared/base/age-recipient.ts'
import { createBackupKey, isSealed, readIdentities, seal, unseal } from './seal.ts'

const sealed = async (content: string | Buffer, ...recipients: string[]) =>
  buffer(await seal(Readable.from([Buffer.from(content)]), recipients))
const opened = async (content: Buffer, ...identities: string[]) =>
  text(await unseal(Readable.from([content]), identities))

test('each of the keys opens what is sealed, and no other does', async () => {
  const [owner, proof, stranger] = [await createBackupKey(), await createBackupKey(), await createBackupKey()]
  const content = 'a shop '.repeat(50_000)
  const file = await sealed(content, owner.recipient, proof.recipient)
  expect(file.includes('a shop')).toBe(false)
  expect(await opened(file, owner.identity)).toBe(content)
  expect(await opened(file, stranger.identity, proof.identity)).toBe(content)
  await expect(opened(file, stranger.identity)).rejects.toThrow('The key does not open this backup')
  const mistyped = owner.identity.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q'))
  await expect(opened(file, mistyped)).rejects.toThrow('a letter of it is wrong')
})

test('a part that was changed, cut off or added is noticed', async () => {
  const { recipient, identity } = await createBackupKey()
  const file = await sealed('a shop '.repeat(50_000), recipient)
  const turned = Buffer.from(file)
  turned[file.length - 5] = (turned[file.length - 5] ?? 0) ^ 1
  for (const bad of [turned, file.subarray(0, -20), Buffer.concat([file, Buffer.from('x')])]) {
    await expect(opened(bad, identity)).rejects.toThrow()
  }
})

test('a sealed file is known by its beginning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'krok-seal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { recipient } = await createBackupKey()
  for (const [content, expected] of [
    [await sealed('x', recipient), true],
    [Buffer.from('age-encryption'), false],
    [Buffer.alloc(0), false],
  ] as const) {
    await writeFile(join(folder, 'file'), content)
    expect(await isSealed(join(folder, 'file'))).toBe(expected)
  }
})

test('secret keys are read as age-keygen writes them', async () => {
  const { identity, recipient } = await createBackupKey()
  expect(readIdentities(`# created: 2026\n# public key: ${recipient}\n${identity}\r\n\n`)).toEqual([identity])
  for (const wrong of ['', '# only a comment', recipient, `${identity}\nand more`, identity.slice(0, -1)]) {
    expect(() => readIdentities(wrong)).toThrow('no secret key')
  }
})

test('a public key is known by its checksum', async () => {
  const { recipient } = await createBackupKey()
  // The key in age's own documentation.
  const known = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  expect([recipient, known].map(isAgeRecipient)).toEqual([true, true])
  const mistyped = known.replace('hjy', 'hyj')
  for (const wrong of [mistyped, known.toUpperCase(), known.slice(0, -1), `${known}q`, 'age1', '']) {
    expect(isAgeRecipient(wrong)).toBe(false)
  }
})
