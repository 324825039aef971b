/** Certificates of a house of its own, made without any program: TLS is proven on every machine. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface CertificateFiles {
  readonly ca_file: string
  readonly cert_file: string
  readonly key_file: string
}

/** A house that signs its own certificates: one for the broker, known by its address, and one for who speaks to it. */
export function certify(folder: string): Readonly<Record<'broker' | 'client', CertificateFiles>> {
  const house = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ca_file = join(folder, 'ca.pem')
  const isHouse = extension(oid.basicConstraints, sequence(true_), true)
  writeFileSync(ca_file, certificate({ of: 'Plant', key: house.publicKey, by: house.privateKey, more: isHouse }))
  const signed = (name: string): CertificateFiles => {
    const [cert_file, key_file] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)]
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    writeFileSync(cert_file, certificate({ of: name, key: publicKey, by: house.privateKey, more: onLoopback }))
    writeFileSync(key_file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    return { ca_file, cert_file, key_file }
  }
  return { broker: signed('broker'), client: signed('client') }
}

/** X.509 in DER (RFC 5280): every part is a tag, its length and its bytes. */
function part(tag: number, ...inside: Uint8Array[]): Buffer {
  const bytes = Buffer.concat(inside)
  const long = bytes.length < 0x80 ? [] : bytes.length < 0x100 ? [0x81] : [0x82, bytes.length >> 8]
  return Buffer.concat([Buffer.from([tag, ...long, bytes.length & 0xff]), bytes])
}
const sequence = (...inside: Uint8Array[]) => part(0x30, ...inside)
const number = (...bytes: number[]) => part(0x02, Buffer.from(bytes))
const text = (tag: number, words: string) => part(tag, Buffer.from(words))
const true_ = part(0x01, Buffer.from([0xff]))

const oid = {
  commonName: part(0x06, Buffer.from([0x55, 0x04, 0x03])),
  basicConstraints: part(0x06, Buffer.from([0x55, 0x1d, 0x13])),
  subjectAltName: part(0x06, Buffer.from([0x55, 0x1d, 0x11])),
  ecdsaWithSha256: part(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])),
}

function extension(id: Uint8Array, value: Uint8Array, critical = false): Buffer {
  return sequence(id, ...(critical ? [true_] : []), part(0x04, value))
}
const onLoopback = extension(oid.subjectAltName, sequence(part(0x87, Buffer.from([127, 0, 0, 1]))))
const named = (name: string) => sequence(part(0x31, sequence(oid.commonName, text(0x0c, name))))

let serial = 0

function certificate(on: {
  readonly of: string
  readonly key: KeyObject
  readonly by: KeyObject
  readonly more: Uint8Array
}): string {
  serial += 1
  const algorithm = sequence(oid.ecdsaWithSha256)
  const told = sequence(
    part(0xa0, number(2)),
    number(serial),
    algorithm,
    named('Plant'),
    // Certificates are looked at by the machine's own clock, whatever hour a test lives at.
    sequence(text(0x17, '200101000000Z'), text(0x18, '99991231235959Z')),
    named(on.of),
    on.key.export({ type: 'spki', format: 'der' }),
    part(0xa3, sequence(on.more)),
  )
  const der = sequence(told, algorithm, part(0x03, Buffer.from([0]), sign('sha256', told, on.by)))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
