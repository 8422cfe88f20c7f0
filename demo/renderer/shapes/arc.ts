/** An arc of `degrees` around the origin as x, y pairs, open towards positive y. */
export function arc(radius: number, degrees: number, steps = 22, squash = 1): number[] {
  const line: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const a = ((-degrees / 2 + (degrees * i) / steps) * Math.PI) / 180;
    line.push(Math.sin(a) * radius, -Math.cos(a) * radius * squash);
  }
  return line;
}
