import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { SettingsError } from './env.ts'

const production = {
  SITE_URL: 'https://krok.example/',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'KROK <shop@krok.example>',
  SECRET: 'x'.repeat(32),
  BANK_ACCOUNT: 'A Bank 1',
  DATA_DIR: '/var/lib/krok',
}

function faultOf(settings: NodeJS.ProcessEnv): string {
  try {
    loadConfig(settings)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  throw new Error('nothing is at fault')
}

describe('without any settings it is the demo', () => {
  test('on this machine only, with its data in .data', () => {
    expect(loadConfig({})).toMatchObject({
      isDemo: true,
      isDevelopment: false,
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      database: { url: undefined, dataDir: resolve('.data') },
      mail: { smtpUrl: undefined },
    })
  })

  test('an empty setting counts as missing', () => {
    expect(loadConfig({ SITE_URL: '', PORT: '', DATABASE_URL: '' })).toMatchObject({
      isDemo: true,
      port: 3000,
    })
  })

  test('on another port', () => {
    expect(loadConfig({ PORT: '8080' })).toMatchObject({ port: 8080, siteUrl: 'http://localhost:8080' })
  })

  test.each(['127.0.0.1', 'localhost', '::1'])('may listen on %s', (HOST) => {
    expect(loadConfig({ HOST }).host).toBe(HOST)
  })

  test.each(['0.0.0.0', '::', '192.168.1.5'])('may not listen on %s', (HOST) => {
    expect(faultOf({ HOST })).toContain('HOST must stay 127.0.0.1 in the demo')
  })

  test('has a new secret each time', () => {
    expect(loadConfig({}).secret).toMatch(/^[0-9a-f]{64}$/)
    expect(loadConfig({}).secret).not.toBe(loadConfig({}).secret)
  })
})

describe('with SITE_URL it is production', () => {
  test('and listens on all interfaces', () => {
    expect(loadConfig(production)).toMatchObject({
      isDemo: false,
      host: '0.0.0.0',
      siteUrl: 'https://krok.example',
      mail: {
        smtpUrl: production.SMTP_URL,
        sender: { fromName: 'KROK', fromAddress: 'shop@krok.example' },
      },
      secret: production.SECRET,
      bankAccount: 'A Bank 1',
    })
  })

  test('everything required and missing is listed in one sentence', () => {
    const fault = faultOf({ SITE_URL: production.SITE_URL })
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'SECRET', 'BANK_ACCOUNT'])
      expect(fault).toContain(`${name} is required`)
    expect(fault.split('\n')).toHaveLength(1)
  })

  test.each(['SMTP_URL', 'MAIL_FROM', 'SECRET', 'BANK_ACCOUNT'])('it does not start without %s', (name) => {
    expect(faultOf({ ...production, [name]: '' })).toContain(`${name} is required`)
  })

  const DATABASE_URL = 'postgres://krok@db.example/krok'
  const STORAGE_URL = 's3://key:secret@s3.example.com/krok'
  test.each([
    [{}, 'it holds the database and uploaded pictures'],
    [{ DATABASE_URL }, 'it holds uploaded pictures'],
    [{ STORAGE_URL }, 'it holds the database'],
  ])('it does not start where the next release would not find what %j leaves in DATA_DIR', (kept, reason) => {
    for (const DATA_DIR of ['', '.data', '../krok-data']) {
      const fault = faultOf({ ...production, ...kept, DATA_DIR })
      expect(fault).toContain('DATA_DIR must be a whole path outside the folder of any release')
      expect(fault).toContain(`${reason}.`)
    }
    expect(loadConfig({ ...production, ...kept }).storage.folder).toBe('/var/lib/krok/storage')
  })

  test('needs no DATA_DIR where the database and the pictures are elsewhere', () => {
    expect(loadConfig({ ...production, DATABASE_URL, STORAGE_URL, DATA_DIR: '' }).isDemo).toBe(false)
  })
})

describe('the work of a process', () => {
  const DATABASE_URL = 'postgres://krok@db.example/krok'

  test('is everything, or one part of it', () => {
    expect(loadConfig({}).role).toBe('both')
    expect(loadConfig({ DATABASE_URL, ROLE: 'web' }).role).toBe('web')
    expect(loadConfig({ DATABASE_URL, ROLE: 'jobs' }).role).toBe('jobs')
  })

  test('is everything with the embedded database, which belongs to one process', () => {
    expect(loadConfig({ ROLE: 'both' }).role).toBe('both')
    for (const ROLE of ['web', 'jobs'])
      expect(faultOf({ ROLE })).toContain(`DATABASE_URL is required with ROLE=${ROLE}`)
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '1.5'],
  ['DATABASE_URL', 'mysql://localhost/krok'],
  ['DATABASE_URL', 'krok'],
  ['DATABASE_URL', 'postgres://one,/krok'],
  ['DATABASE_URL', 'postgres://one,two/krok?target_session_attrs=any'],
  ['DATABASE_REPLICA_URL', 'postgres://one/krok?target_session_attrs=read-write'],
  ['DATABASE_DIRECT_URL', 'postgres://one/krok?target_session_attrs=read-only'],
  ['CACHE_PURGE_URL', 'http://cache.example/purge'],
  ['CACHE_PURGE_KEY', 'short'],
  ['STORAGE_URL', 'https://key:secret@s3.example/bucket'],
  ['STORAGE_URL', 's3://s3.example/bucket'],
  ['STORAGE_URL', 's3://key:secret@s3.example'],
  ['STORAGE_URL', 's3://key:secret@s3.example/bucket/folder'],
  ['STORAGE_URL', 's3://key:50%secret@s3.example/bucket'],
  ['STORAGE_PUBLIC_URL', 'http://pictures.example'],
  ['BACKUP_URL', 'backups'],
  ['BACKUP_URL', 's3://s3.example/bucket'],
  ['SITE_URL', 'krok.example'],
  ['SITE_URL', 'ftp://krok.example'],
  ['SITE_URL', 'http://krok.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SECRET', 'short'],
  ['MAIL_FROM', 'KROK'],
  ['MAIL_FROM', 'KROK <hello>'],
  ['MAIL_FROM', 'a@b.example <hello'],
  ['EXCHANGE_RATE_URL', 'rates'],
  ['CATALOG_URL', 'http://catalogue.example'],
  ['CATALOG_URL', 'https://name:secret@catalogue.example'],
  ['CATALOG_URL', 'https://catalogue.example/?key=secret'],
  ['CATALOG_URL', 'https://krok.example/shop'],
  ['CATALOG_URL', 'http://localhost:3000'],
  ['CATALOG_PICTURES_URL', 'http://pictures.example'],
  ['CATALOG_CATEGORY', 'Curry Pastes'],
  ['CHAT_URL', 'http://api.example/v1'],
  ['CHAT_URL', 'https://name:secret@api.example/v1'],
  ['CHAT_URL', 'https://api.example/v1?key=secret'],
  ['CHAT_KEY', 'two words'],
  ['OFFLINE', 'no'],
  ['VITALS_SHARE', 'some'],
  ['VITALS_SHARE', '2'],
  ['LOG_LEVEL', 'loud'],
  ['ROLE', 'worker'],
  ['METRICS_TOKEN', 'short'],
  ['TRUST_PROXY', 'yes'],
])('%s cannot be %s', (name, value) => {
  const fault = faultOf({ ...production, [name]: value })
  expect(fault).toContain(name)
  expect(fault.split('\n')).toHaveLength(1)
})

test.each([
  ['"KROK, the shop" <a@b.example>', 'KROK, the shop', 'a@b.example'],
  ['ร้านกรก <a@b.example>', 'ร้านกรก', 'a@b.example'],
  ['a@b.example', 'KROK', 'a@b.example'],
])('MAIL_FROM %s is a name and an address', (MAIL_FROM, fromName, fromAddress) => {
  expect(loadConfig({ ...production, MAIL_FROM }).mail.sender).toEqual({ fromName, fromAddress })
})

test('several servers hold the database', () => {
  const url = 'postgres://krok@one:5433,two:5434/krok?target_session_attrs=read-write'
  expect(loadConfig({ DATABASE_URL: url }).database.url).toBe(url)
})

describe('uploaded files', () => {
  test('are kept beside the embedded database', () => {
    expect(loadConfig({ DATA_DIR: '/data' }).storage).toEqual({
      folder: '/data/storage',
      s3: undefined,
      publicUrl: undefined,
    })
  })

  test('are kept in a bucket', () => {
    const STORAGE_URL = 's3://key:a%2Fsecret@s3.example:9000/krok-pictures?region=af-south-1'
    const STORAGE_PUBLIC_URL = 'https://pictures.krok.example/'
    expect(loadConfig({ STORAGE_URL, STORAGE_PUBLIC_URL }).storage).toMatchObject({
      s3: {
        endpoint: 'https://s3.example:9000',
        bucket: 'krok-pictures',
        region: 'af-south-1',
        accessKeyId: 'key',
        secretAccessKey: 'a/secret',
      },
      publicUrl: 'https://pictures.krok.example',
    })
    expect(loadConfig({ STORAGE_URL: 's3+http://k:s@minio:9000/krok' }).storage.s3?.endpoint).toBe(
      'http://minio:9000',
    )
  })

  test('a wrong address is not repeated, because it holds a secret', () => {
    expect(faultOf({ STORAGE_URL: 's3://key:top-secret@s3.example' })).not.toContain('top-secret')
  })
})

describe('backups', () => {
  test('are put beside the data, into another folder, or into a bucket of their own', () => {
    expect(loadConfig({ DATA_DIR: '/data' }).backups).toEqual({ folder: '/data/backups', s3: undefined })
    expect(loadConfig({ BACKUP_URL: '/mnt/backups' }).backups.folder).toBe('/mnt/backups')
    const BACKUP_URL = 's3://key:secret@s3.example/krok-backups'
    expect(loadConfig({ BACKUP_URL }).backups.s3).toMatchObject({ bucket: 'krok-backups' })
  })

  test('never share a bucket with pictures, of which those that nothing shows are deleted', () => {
    const STORAGE_URL = 's3://key:secret@s3.example/krok'
    expect(faultOf({ STORAGE_URL, BACKUP_URL: 's3://other:key@s3.example/krok/' })).toContain('BACKUP_URL')
    expect(loadConfig({ STORAGE_URL, BACKUP_URL: '/mnt/backups' }).backups.s3).toBeUndefined()
  })
})

describe('a catalogue from another server', () => {
  test('is read from an address, without a slash at its end', () => {
    const CATALOG_URL = 'https://catalogue.example/shop/'
    expect(loadConfig({ ...production, CATALOG_URL, CATALOG_CATEGORY: 'curry-pastes' }).catalog).toEqual({
      url: 'https://catalogue.example/shop',
      picturesUrl: undefined,
      category: 'curry-pastes',
    })
    expect(loadConfig(production).catalog).toBeUndefined()
  })

  test('a wrong address is not repeated, because it may hold a secret', () => {
    expect(faultOf({ CATALOG_URL: 'https://name:top-secret@catalogue.example' })).not.toContain('top-secret')
  })
})

describe('a service that phrases what the chat bot says', () => {
  const CHAT_URL = 'https://api.example/v1/'
  test('needs a model, and a key if it asks for one', () => {
    expect(faultOf({ ...production, CHAT_URL })).toContain('CHAT_MODEL is required')
    expect(faultOf({ ...production, CHAT_KEY: 'k' })).toContain('CHAT_URL is required')
    expect(loadConfig({ ...production, CHAT_URL, CHAT_MODEL: 'small' }).phrasing).toEqual({
      url: 'https://api.example/v1',
      key: undefined,
      model: 'small',
    })
    expect(loadConfig(production).phrasing).toBeUndefined()
  })

  test('a wrong key is not repeated', () => {
    expect(faultOf({ CHAT_URL, CHAT_MODEL: 'small', CHAT_KEY: 'top-secret key' })).not.toContain('top-secret')
  })
})

test('a replica, and a line past a pooler, need the database that they lead to', () => {
  for (const name of ['DATABASE_REPLICA_URL', 'DATABASE_DIRECT_URL'])
    expect(faultOf({ [name]: 'postgres://krok@two/krok' })).toContain('DATABASE_URL is required')
})

test('tools go past a pooler, if there is one', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://krok@pooler/krok', 'postgres://krok@one/krok']
  expect(loadConfig({ DATABASE_URL }).database.directUrl).toBe(DATABASE_URL)
  expect(loadConfig({ DATABASE_URL, DATABASE_DIRECT_URL }).database).toMatchObject({
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
  })
})

test('a cache in front needs an address and a key, which is not repeated', () => {
  const CACHE_PURGE_KEY = 'a key of the tests that is long enough'.replaceAll(' ', '-')
  expect(faultOf({ CACHE_PURGE_KEY })).toContain('CACHE_PURGE_URL is required')
  expect(faultOf({ CACHE_PURGE_URL: 'https://krok.example/cache/purge' })).toContain(
    'CACHE_PURGE_KEY is required',
  )
  expect(faultOf({ CACHE_PURGE_KEY: 'two words' })).not.toContain('two words')
})

test('wrong settings are listed together', () => {
  const fault = faultOf({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(fault).toContain('PORT')
  expect(fault).toContain('LOG_LEVEL')
})
