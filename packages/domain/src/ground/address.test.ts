import { expect, test } from 'vitest'
import { addressProblem, isForbiddenHost } from './address.ts'

const parsed = (written: string) => (URL.canParse(written) ? new URL(written) : null)

test.each(['https://erp.plant.example/takt', 'http://127.0.0.1:4180/messages', 'http://10.1.2.3'])(
  'T-PLANT-63 %s can be used',
  (written) => {
    expect(addressProblem(parsed(written))).toBeNull()
  },
)

test.each([
  ['', 'erp-address-not-http'],
  ['ftp://erp.plant.example', 'erp-address-not-http'],
  ['file:///etc/passwd', 'erp-address-not-http'],
  ['erp.plant.example', 'erp-address-not-http'],
  [`https://erp.plant.example/${'x'.repeat(500)}`, 'erp-address-not-http'],
  ['https://me:secret@erp.plant.example', 'erp-address-with-password'],
  ['http://169.254.169.254/latest/meta-data', 'erp-address-forbidden'],
  ['http://2852039166/', 'erp-address-forbidden'],
  ['http://0xa9fea9fe/', 'erp-address-forbidden'],
  ['http://[::ffff:169.254.169.254]/', 'erp-address-forbidden'],
  ['http://[fe80::1]/', 'erp-address-forbidden'],
  ['http://0.0.0.0:80/', 'erp-address-forbidden'],
])('T-PLANT-63 %s is refused: %s', (written, refusal) => {
  expect(addressProblem(parsed(written))).toMatchObject({ refusal })
})

test.each([
  ['169.254.1.1', true],
  ['fe80::1', true],
  ['::', true],
  ['224.0.0.1', true],
  ['192.168.1.20', false],
  ['::1', false],
  ['fdab::1', false],
  ['erp.plant.example', false],
])('T-PLANT-63 a name that leads to %s is forbidden: %s', (host, forbidden) => {
  expect(isForbiddenHost(host)).toBe(forbidden)
})
