import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { tmpdir, totalmem } from 'node:os'
import { type Finding, found } from '#shared/base/doctor/findings.ts'
import { reasonFor } from './reason.ts'
import type { Surroundings } from './surroundings.ts'

const MB = 1024 * 1024
const GB = 1024 * MB

type Space = { free: number; total: number }
type Disk = 'disk-data' | 'disk-temporary'

/** In bytes: below which a person has to act soon, and now. Some systems have little room for temporary files. */
const LIMITS: Record<Disk, { low: number; full: number }> = {
  'disk-data': { low: GB, full: 200 * MB },
  'disk-temporary': { low: 100 * MB, full: 20 * MB },
}
/** A process takes 300 MB under load, and has most of it already. */
const MEMORY = { low: 150 * MB, out: 64 * MB }
/** A tenth of a large disk is much. */
const MOST_LOW = 5 * GB

/** Room where the shop writes: its data, if any are on this machine, and temporary files; and memory. */
export async function lookAtMachine({ config }: Surroundings): Promise<Finding[]> {
  const { database, storage } = config
  const hasData = !database.url || !storage.s3
  const folders = [
    ...(hasData ? [lookAtFolder('disk-data', database.dataDir)] : []),
    lookAtFolder('disk-temporary', tmpdir()),
  ]
  return [...(await Promise.all(folders)), judgeMemory(memoryOf(process, totalmem()))]
}

async function lookAtFolder(id: Disk, folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, blocks, bsize } = await statfs(folder)
    return judgeSpace(id, folder, { free: bavail * bsize, total: blocks * bsize })
  } catch (error) {
    return found(id, 'shut', { folder, reason: reasonFor(error) })
  }
}

/** Room on a disk: little of it in bytes, or a small part of all. */
export function judgeSpace(id: Disk, folder: string, space: Space): Finding {
  const { free, total } = space
  const { low, full } = LIMITS[id]
  const isLow = free < Math.max(low, Math.min(total / 10, MOST_LOW))
  return found(id, free < full ? 'full' : isLow ? 'low' : 'enough', { folder, ...inWords(space) })
}

/** The memory that the process may use. Without a limit of its own the system names one above all there is, or 0. */
export function memoryOf(
  { availableMemory, constrainedMemory }: Pick<NodeJS.Process, 'availableMemory' | 'constrainedMemory'>,
  ofMachine: number,
): Space {
  const total = Math.min(constrainedMemory() || ofMachine, ofMachine)
  return { free: Math.min(availableMemory(), total), total }
}

export function judgeMemory(space: Space): Finding {
  const { low, out } = MEMORY
  return found('memory', space.free < out ? 'out' : space.free < low ? 'low' : 'enough', inWords(space))
}

function inWords({ free, total }: Space): { free: string; total: string } {
  return { free: sizeOf(free), total: sizeOf(total) }
}

function sizeOf(bytes: number): string {
  return bytes < GB ? `${Math.floor(bytes / MB)} MB` : `${(Math.floor((bytes / GB) * 10) / 10).toFixed(1)} GB`
}
