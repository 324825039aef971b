import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listeningSink } from './brokers-for-tests.ts'
import { connectors } from './connectors.ts'

test('each kind exists once', () => {
  const kinds = connectors.map(({ kind }) => kind)
  expect(kinds).toEqual([...new Set(kinds)])
})

describe.each(connectors.map((connector) => [connector.kind, connector] as const))(
  'connector %s',
  (kind, connector) => {
    test('lies in the folder of its name', () => {
      expect(existsSync(new URL(`./${kind}/${kind}.ts`, import.meta.url))).toBe(true)
    })

    test('has a title that is a key, and settings that a form can be made of', () => {
      expect(connector.title).toBe(`connectors.${kind}`)
      expect(z.toJSONSchema(connector.settings, { io: 'input' })).toHaveProperty('properties')
    })

    test('refuses settings that are none', async () => {
      const { sink } = listeningSink()
      await expect(connector.open('no settings', sink)).rejects.toThrow()
    })
  },
)
