"use strict";

// Answers that are files: photos, recordings, drawings. The answer is the SHA-256 of the bytes, which
// `view.files` keeps: `keep(blob)` returns the hash, `read(hash)` the blob. Without it, as in the
// preview, the page itself keeps them, under made-up hashes.
Otolith.files = (() => {
  const { element, own } = Otolith.elements;
  const { fill } = Otolith.messages;
  const { clock } = Otolith.countdowns;
  const { picture, sound } = Otolith.bare;
  const sides = { photo: 2048, drawing: [640, 400], signature: [640, 240] };
  const sounds = ["audio/webm", "audio/mp4", "audio/ogg"];
  const accepted = {
    photo: "image/*", audio: "audio/*", drawing: "image/*",
    any: "image/png,image/jpeg,image/webp,audio/*,application/pdf",
  };

  const kept = new Map();
  const preview = {
    keep: async (blob) => {
      const hash = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
        byte.toString(16).padStart(2, "0")).join("");
      kept.set(hash, blob);
      return hash;
    },
    read: async (hash) => kept.get(hash),
  };

  const made = (canvas, type, quality) => new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob === null ? null : picture(blob)), type, quality);
  });

  // Drawn anew, a picture has no metadata: neither place nor device.
  async function redrawn(file, type, bytesMax) {
    const drawn = await createImageBitmap(file, { imageOrientation: "from-image" });
    for (let side = sides.photo; side >= 256; side /= 2) {
      const share = Math.min(1, side / Math.max(drawn.width, drawn.height));
      const canvas = element("canvas", {
        width: Math.max(1, Math.round(drawn.width * share)),
        height: Math.max(1, Math.round(drawn.height * share)),
      });
      canvas.getContext("2d").drawImage(drawn, 0, 0, canvas.width, canvas.height);
      const blob = await made(canvas, type, 0.85);
      if (blob !== null && blob.size <= bytesMax) return blob;
    }
    return null;
  }

  function size(bytes, view) {
    const [unit, part] = bytes < 1e6 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
    return new Intl.NumberFormat(view.language, {
      style: "unit", unit, maximumFractionDigits: 1,
    }).format(bytes / part);
  }

  // Shows a kept file in `place`.
  async function display(place, files, hash, view) {
    const blob = hash === undefined ? undefined : await files.read(hash).catch(() => undefined);
    if (hash !== place.dataset.hash) return;
    place.querySelectorAll("[src]").forEach((node) => URL.revokeObjectURL(node.src));
    if (blob === undefined) {
      place.replaceChildren(...hash === undefined ? [] : [own("p", {}, view.words.fileSent, view)]);
      return;
    }
    const src = URL.createObjectURL(blob);
    const isSound = blob.type.startsWith("audio/");
    place.replaceChildren(isSound ? element("audio", { src, controls: true })
      : blob.type.startsWith("image/")
        ? element("img", { src, alt: fill(view.words.filePicture, size(blob.size, view)) })
        : own("p", {}, `${blob.type}, ${size(blob.size, view)}`, view));
  }

  // The parts that all kinds share: what is kept, and what was wrong.
  function frame(context) {
    const { kind, view } = context;
    const files = view.files ?? preview;
    const place = element("div", { class: "kept-file", "aria-live": "polite" });
    const fault = own("p", { class: "error", role: "alert", hidden: true }, "", view);
    const say = (text) => {
      fault.hidden = text === "";
      fault.textContent = text;
    };
    const show = (answer) => {
      const hash = answer?.text;
      if (place.dataset.hash === hash) return undefined;
      if (hash === undefined) delete place.dataset.hash;
      else place.dataset.hash = hash;
      return display(place, files, hash, view);
    };
    const take = async (blob) => {
      if (blob === null || blob.size > kind.maximumBytes) {
        say(fill(view.words.fileTooLarge, size(kind.maximumBytes, view)));
        return;
      }
      const hash = await files.keep(blob);
      say("");
      context.set({ text: hash });
      await show({ text: hash });
    };
    const attempt = (work) => work().catch(() => say(view.words.fileUnreadable));
    return { files, place, fault, say, show, take, attempt };
  }

  // A button for a file of the device; with `isCamera`, phones open the camera.
  function chooser(context, shared, label, isCamera) {
    const { kind, view } = context;
    const input = element("input", {
      type: "file", class: "quiet", tabindex: "-1", "aria-hidden": "true", accept: accepted[kind.file],
      capture: isCamera ? "environment" : null,
    });
    const button = own("button", { type: "button" }, label, view);
    button.addEventListener("click", () => input.click());
    input.addEventListener("change", () => shared.attempt(async () => {
      const [file] = input.files;
      input.value = "";
      if (file === undefined) return;
      if (!file.type.startsWith("image/")) await shared.take(await sound(file));
      else {
        const type = kind.file === "drawing" || file.type === "image/png" ? "image/png" : "image/jpeg";
        await shared.take(await redrawn(file, type, kind.maximumBytes));
      }
    }));
    return [button, input];
  }

  function chosen(context) {
    const shared = frame(context);
    const { words } = context.view;
    const parts = [
      ...context.kind.file === "photo" ? chooser(context, shared, words.filePhoto, true) : [],
      ...chooser(context, shared, words.fileChoose, false),
    ];
    return {
      node: element("div", { class: "file" }, shared.place, shared.fault,
        element("div", { class: "row" }, ...parts)),
      isGroup: true, canClear: true, focus: () => parts[0].focus(), show: shared.show,
    };
  }

  function recorded(context) {
    const shared = frame(context);
    const { kind, view } = context;
    const { words } = view;
    const button = own("button", { type: "button", class: "record" }, words.fileRecord, view);
    const time = element("span", { role: "timer", "aria-live": "off" });
    let recorder = null;
    const draw = (seconds) => { time.textContent = `${clock(seconds)} / ${clock(kind.maximumSeconds)}`; };

    async function record() {
      let stream;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      } catch {
        shared.say(words.fileMicrophone);
        return;
      }
      const type = sounds.find((one) => MediaRecorder.isTypeSupported(one));
      recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type });
      const chunks = [];
      let passed = 0;
      draw(0);
      const timer = setInterval(() => {
        passed += 1;
        draw(passed);
        if (passed >= kind.maximumSeconds || !button.isConnected) recorder?.stop();
      }, 1000);
      recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
      recorder.addEventListener("stop", () => {
        clearInterval(timer);
        stream.getTracks().forEach((track) => track.stop());
        const blob = new Blob(chunks, { type: (recorder.mimeType || type).split(";")[0] });
        recorder = null;
        button.textContent = words.fileRecord;
        time.textContent = "";
        if (blob.size > 0) shared.attempt(async () => shared.take(await sound(blob)));
      });
      recorder.start(1000);
      button.textContent = words.fileStop;
      view.announce(words.fileRecording);
    }

    button.addEventListener("click", () => {
      if (recorder === null) shared.attempt(record);
      else recorder.stop();
    });
    return {
      node: element("div", { class: "file" }, shared.place, shared.fault,
        element("div", { class: "row" }, button, time,
          ...chooser(context, shared, words.fileChoose, false))),
      isGroup: true, canClear: true, focus: () => button.focus(), show: shared.show,
    };
  }

  function drawn(context) {
    const shared = frame(context);
    const { kind, view } = context;
    const [width, height] = sides[kind.isSignature ? "signature" : "drawing"];
    const canvas = element("canvas", {
      width, height, class: "drawing", role: "img", "aria-label": view.words.fileDraw,
    });
    const pen = canvas.getContext("2d");
    let last = null;
    let shownHash;

    function blank() {
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, width, height);
      if (!kind.isSignature) return;
      pen.fillStyle = "#999";
      pen.fillRect(width * 0.05, height * 0.8, width * 0.9, 1);
    }

    const point = (event) => {
      const box = canvas.getBoundingClientRect();
      return [(event.clientX - box.left) * width / box.width,
        (event.clientY - box.top) * height / box.height];
    };
    function line(to) {
      pen.strokeStyle = "#000";
      pen.lineWidth = 3;
      pen.lineCap = "round";
      pen.beginPath();
      pen.moveTo(...last);
      pen.lineTo(...to);
      pen.stroke();
      last = to;
    }
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      last = point(event);
      line(last);
      event.preventDefault();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (last !== null) line(point(event));
    });
    canvas.addEventListener("pointerup", () => {
      last = null;
      shared.attempt(async () => {
        const hash = await shared.files.keep(await made(canvas, "image/png"));
        shownHash = hash;
        context.set({ text: hash });
      });
    });

    async function show(answer) {
      const hash = answer?.text;
      if (hash === shownHash && hash !== undefined) return;
      shownHash = hash;
      blank();
      const blob = hash === undefined ? undefined : await shared.files.read(hash);
      if (blob === undefined || hash !== shownHash) return;
      pen.drawImage(await createImageBitmap(blob), 0, 0, width, height);
    }
    blank();
    // A chosen picture is shown on the canvas, too.
    const parts = chooser(context, {
      ...shared, take: async (blob) => {
        await shared.take(blob);
        await show({ text: shared.place.dataset.hash });
      },
    }, view.words.fileChoose, false);
    return {
      node: element("div", { class: "file" }, canvas, shared.fault,
        element("div", { class: "row" }, ...parts)),
      isGroup: true, canClear: true, focus: () => parts[0].focus(),
      show: (answer) => { show(answer).catch(() => shared.say(view.words.fileUnreadable)); },
    };
  }

  function file(context) {
    switch (context.kind.file) {
      case "audio": return recorded(context);
      case "drawing": return drawn(context);
      default: return chosen(context);
    }
  }

  return { file };
})();
