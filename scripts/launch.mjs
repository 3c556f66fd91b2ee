// @ts-check
/*
 * The entry point of every npm script: `node scripts/launch.mjs start|dev|test|seed|backup|restore|doctor|bench|lighthouse
 * [arguments]`. A fresh clone has neither our dependencies nor our Node yet, so this file and launch/*.mjs use only what
 * an older Node has built in.
 */
import process from 'process'

const OLDEST_NODE = 20

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `KROK needs Node ${OLDEST_NODE} or newer to get going; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}
void import('./launch/prepare.mjs').then(({ prepare }) => prepare(process.argv[2], process.argv.slice(3)))
