import { useId } from "react";
import { WeavePattern } from "../weave";

export function RedesignDrawing() {
  const id = useId();
  return (
    <svg viewBox="0 0 520 500" className="block w-full overflow-visible" aria-hidden="true">
      <WeavePattern id={id} cloth="houndstooth" pitch={6} />
      <g transform="rotate(-7 120 480)">
        <path d="M20 60H236L222 110 238 170 220 232 238 300 222 360 236 440H20Z" className="fill-linen-300" />
        <path d="M20 60H236L226 92H20Z" className="fill-ink-500" />
        <path
          d="M36 112h52v30H36zM98 108h50v18H98zM156 112h58v40h-58zM36 152h80v60H36zM126 164h40v28h-40zM176 168h40v52h-40zM36 226h60v22H36zM104 222h62v46h-62zM36 258h56v62H36zM176 236h36v24h-36zM102 280h110v24H102zM36 332h44v44H36zM90 318h70v24H90zM168 316h44v66h-44zM90 352h66v34H90zM36 388h60v34H36zM106 398h100v26H106z"
          className="fill-linen-100"
        />
        <path
          d="M44 166h60M44 178h44M44 190h60M112 234h44M112 246h30M112 292h88M176 330h26M176 342h26M176 354h20M44 344h26M44 356h20M98 364h46"
          className="stroke-ink-500"
          strokeWidth="4"
        />
      </g>
      <path d="M252 44H500V460H252L268 380 250 310 270 240 250 170 268 100Z" className="fill-white" />
      <path d="M252 44H500V84H264Z" className="fill-indigo-900" />
      <path d="M430 64h50" className="stroke-weld-400" strokeWidth="12" strokeLinecap="round" />
      <path d="M290 134H470M290 164H420" className="stroke-ink-950" strokeWidth="19" strokeLinecap="round" />
      <path d="M288 200H452" className="stroke-linen-300" strokeWidth="8" strokeLinecap="round" />
      <rect x="284" y="222" width="104" height="32" rx="6" className="fill-madder-600" />
      <rect x="284" y="284" width="216" height="176" fill={`url(#${id})`} />
      <path d="M246 -6V520" className="stroke-weld-400" strokeWidth="4" strokeDasharray="4 10" strokeLinecap="round" />
      <g transform="translate(246 438)">
        <path d="M-4 -30L26 72M4 -30L-26 72" className="stroke-ink-950" strokeWidth="10" strokeLinecap="round" />
        <path d="M-5 -34L-1 -128L9 -24ZM5 -34L1 -128L-9 -24Z" className="fill-linen-100" />
        <circle r="6" cy="-16" className="fill-weld-400" />
        <ellipse cx="-32" cy="92" rx="20" ry="26" className="fill-none stroke-ink-950" strokeWidth="11" />
        <ellipse cx="32" cy="92" rx="20" ry="26" className="fill-none stroke-ink-950" strokeWidth="11" />
      </g>
    </svg>
  );
}
