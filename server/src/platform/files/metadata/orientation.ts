const orientationTag = 0x0112;
const entryBytes = 12;

/** As it was stored: nothing to turn. */
export const upright = 1;

/** How a picture is to be turned, from 1 to 8, by its Exif data; upright if that cannot be read. */
export function orientationIn(exif: Buffer) {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let n = 0; n < short(directory); n++) {
      const entry = directory + 2 + n * entryBytes;
      if (short(entry) !== orientationTag) continue;
      const said = short(entry + 8);
      return said > upright && said <= 8 ? said : upright;
    }
  } catch (error) {
    // It ends before what it says is there.
    if (!(error instanceof RangeError)) throw error;
  }
  return upright;
}

/** A segment of a JPEG that says this and nothing else. */
export function bareExif(orientation: number) {
  const segment = Buffer.from(
    'ffe100224578696600004949' + '2a0008000000010012010300010000000000000000000000',
    'hex',
  );
  segment.writeUInt16LE(orientation, 28);
  return segment;
}
