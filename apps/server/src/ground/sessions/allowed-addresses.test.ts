import { expect, test } from 'vitest'
import { isAllowedFrom } from './allowed-addresses.ts'

test.each([
  ['nothing is set', [], '10.0.0.9', true],
  ['the very address', ['192.168.20.7'], '192.168.20.7', true],
  ['another one', ['192.168.20.7'], '192.168.20.8', false],
  ['as a server meets it that listens for both kinds', ['192.168.20.7'], '::ffff:192.168.20.7', true],
  ['one of a network', ['10.1.1.1', '192.168.20.0/24'], '192.168.20.254', true],
  ['beside the network', ['192.168.20.0/24'], '::ffff:192.168.21.1', false],
  ['of the newer kind', ['2001:db8::/32'], '2001:db8::7', true],
  ['written in another way', ['2001:db8:0:0:0:0:0:7'], '2001:db8::7', true],
  ['of the other kind', ['2001:db8::/32'], '192.168.20.7', false],
])('T-SHELL-11-B from where a user may come: %s', (_what, allowed, address, may) => {
  expect(isAllowedFrom(allowed, address)).toBe(may)
})
