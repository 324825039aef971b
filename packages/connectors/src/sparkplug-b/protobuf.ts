/** As much of the Protocol Buffers wire format as Sparkplug B needs. */
export type Field =
  | { readonly number: number; readonly wire: 'varint'; readonly value: bigint }
  | { readonly number: number; readonly wire: 'fixed64' | 'bytes' | 'fixed32'; readonly value: Buffer }

/** All fields of a message in order. Throws on bytes that are no message. */
export function readFields(bytes: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('the message ends in the middle of a number')
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return BigInt.asUintN(64, value)
    }
    throw new Error('a number of more than ten bytes')
  }
  const take = (length: number): Buffer => {
    if (length > bytes.length - at) throw new Error('the message ends in the middle of a field')
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const number = Math.floor(tag / 8)
    if (number === 0) throw new Error('a field without a number')
    const wire = tag % 8
    if (wire === 0) fields.push({ number, wire: 'varint', value: varint() })
    else if (wire === 1) fields.push({ number, wire: 'fixed64', value: take(8) })
    else if (wire === 2) fields.push({ number, wire: 'bytes', value: take(Number(varint())) })
    else if (wire === 5) fields.push({ number, wire: 'fixed32', value: take(4) })
    else throw new Error(`a field of the unknown wire type ${wire}`)
  }
  return fields
}

export function varintField(number: number, value: bigint | number): Buffer {
  return Buffer.concat([varint(BigInt(number) << 3n), varint(BigInt.asUintN(64, BigInt(value)))])
}

export function bytesField(number: number, value: Buffer | string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([varint((BigInt(number) << 3n) | 2n), varint(BigInt(bytes.length)), bytes])
}

export function doubleField(number: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return Buffer.concat([varint((BigInt(number) << 3n) | 1n), bytes])
}

export function floatField(number: number, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return Buffer.concat([varint((BigInt(number) << 3n) | 5n), bytes])
}

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest >>= 7n) {
    if (rest < 0x80n) return Buffer.from([...bytes, Number(rest)])
    bytes.push(Number(rest & 0x7fn) | 0x80)
  }
}
