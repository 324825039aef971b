import { encode } from 'uqr'
import styles from './SecondFactor.module.css'

/** Around it: without this much white a camera does not find it. */
const BORDER = 4

interface QrCodeProps {
  value: string
  label: string
}

/** Drawn here: what it holds leaves the browser for nobody. Dark on white also where the page is dark. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, data } = encode(value, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
