import { freePort } from '../../scripts/test/free-port.ts'

/* The machines that the files of deploy/cluster name, 10.0.0.1 to 10.0.0.3, as ports of this one. */

export const NAMES = ['one', 'two', 'three'] as const
const PORTS = [2379, 2380, 5432, 8008]

export type Machines = {
  /** A file with this machine's addresses in place of those of the private network. */
  local(text: string): string
  /** The lines of an `.env` file of the machine with this index, with what stands in place of `…`. */
  envOf(text: string, index: number, secret: string): Record<string, string>
  port(index: number, port: number): number
}

export async function newMachines(): Promise<Machines> {
  const ports = new Map<string, number>()
  for (const index of NAMES.keys()) {
    for (const port of PORTS) ports.set(`${index} ${port}`, await freePort())
  }
  const port = (index: number, original: number) => {
    const found = ports.get(`${index} ${original}`)
    if (found === undefined) throw new Error(`no port in place of ${original}`)
    return found
  }
  const local = (text: string) =>
    text
      .replaceAll(
        /10\.0\.0\.(\d):(\d+) check port (\d+)/g,
        (_, machine, own, checked) =>
          `127.0.0.1:${port(Number(machine) - 1, Number(own))} check port ${port(Number(machine) - 1, Number(checked))}`,
      )
      .replaceAll(
        /10\.0\.0\.(\d):(\d+)/g,
        (_, machine, own) => `127.0.0.1:${port(Number(machine) - 1, Number(own))}`,
      )
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
  return {
    local,
    port,
    envOf(text, index, secret) {
      const [own = '', common = ''] = text.split('# The same on all three.')
      const whole =
        own.replaceAll('10.0.0.1', `10.0.0.${index + 1}`).replace(/NAME=one$/m, `NAME=${NAMES[index]}`) +
        common
      const lines = local(whole)
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
      return Object.fromEntries(
        lines.map((line) => {
          const at = line.indexOf('=')
          return [line.slice(0, at), line.slice(at + 1).replace('…', secret)]
        }),
      )
    },
  }
}
